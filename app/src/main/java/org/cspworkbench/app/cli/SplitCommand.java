package org.cspworkbench.app.cli;

import java.util.Optional;
import org.cspworkbench.app.input.BadInput;
import org.cspworkbench.app.input.Item;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.app.input.ProblemSource;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.parts.BoundedLines;
import org.cspworkbench.presentation.parts.PartsWriter;
import org.cspworkbench.presentation.parts.SplitProblem;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code csp split}: cuts a problem into parts, which may be solved anywhere. */
@Command(
    name = "split",
    description = {
      "Cut a problem into parts that are solved apart from each other.",
      "The jobs of a batch system, for example, solve them: csp solve --parts FILE --part"
          + " 17..32 --format json > results-17.jsonl. Then csp merge merges the results."
    },
    footer = {
      "%nExamples:",
      "  csp split --problem queens:10 --all --parts 100 -o parts.jsonl",
      "  csp split --problem model.xml --solver domwdeg --parts 1000 -o parts.jsonl"
    },
    exitCodeList = {
      "0:the parts were written",
      "1:internal error, or the file cannot be written",
      "2:the command line is not valid, or the problem cannot be cut",
      "3:the problem could not be read",
      "4:the problem has no solution: there is nothing to solve"
    })
final class SplitCommand extends ConsoleCommand {

  private static final Parameter.WholeNumber PARTS =
      new Parameter.WholeNumber(
          "parts",
          "The number of parts, which may become a few more, or fewer if there are not N.",
          1,
          SplitProblem.MOST_PARTS,
          1);

  @Mixin private ProblemArgument problems = new ProblemArgument();
  @Mixin private SolverOptions solver = new SolverOptions();
  @Mixin private SeedOption seed = new SeedOption();
  @Mixin private WantedOption wanted = new WantedOption();

  @Mixin private FormOptions form = new FormOptions().withRequired(PARTS);

  @Mixin private TextOutput output = new TextOutput();

  SplitCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws Exception {
    Usage usage = usage();
    solver.settle(problems, wanted);
    long count = wanted.value(usage);
    Solver chosen = solver.solver();
    String id = chosen.about().id();
    usage.check(
        chosen instanceof SearchSolver && chosen.about().completeness() == Completeness.COMPLETE,
        id + " is not a complete search by decisions, so it cannot cut a problem; mac can");
    Settings settings =
        solver.apply(Settings.defaults().withSeed(seed.value()).withSolutions(count, 1), usage);
    try (ProblemSource source = problems.open(console, seed.value(), usage);
        TextOutput.Target target = output.open(console, usage)) {
      Item item = source.next();
      usage.check(!source.hasNext(), "split takes one problem, found several");
      if (item instanceof BadInput fault) {
        console.report(fault.sentence());
        return ExitCode.BAD_INPUT;
      }
      return split((NamedProblem) item, chosen, settings, usage, target);
    }
  }

  private int split(
      NamedProblem problem, Solver chosen, Settings settings, Usage usage, TextOutput.Target target)
      throws UnreadableException {
    usage.check(
        chosen.accepts(problem.problem(), settings),
        chosen.about().id() + " does not work on problems of this kind");
    Optional<PageRun> run = PageRun.of(RunRequest.of(chosen, problem.problem(), settings));
    if (run.isEmpty()) {
      throw usage.error(
          "the problem cannot be written to a file: a part of it is a test in program code");
    }
    SplitProblem split = SplitProblem.of(problem.name(), run.get(), form.count(PARTS));
    if (split.parts().isEmpty()) {
      console.report(problem.about("the problem has no solution, so there are no parts"));
      return ExitCode.NO_SOLUTION;
    }
    PartsWriter writer = new PartsWriter(split);
    String header = writer.header();
    usage.check(
        BoundedLines.accepts(header.length()), "the problem is too large for a file of parts");
    seed.report(problems, SolverChoice.of(chosen), settings, console);
    target.write(header);
    for (int number = 1; number <= split.parts().size(); number++) {
      target.write(writer.part(number));
    }
    target.complete();
    return ExitCode.DONE;
  }
}
