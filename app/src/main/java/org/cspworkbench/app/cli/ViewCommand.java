package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.app.input.BadInput;
import org.cspworkbench.app.input.Item;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.app.input.ProblemSource;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Conflict;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.GridConflicts;
import org.cspworkbench.sudoku.Rule;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Variant;
import org.cspworkbench.sudoku.format.BoxedWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code csp view}: displays puzzles as boards. */
@Command(
    name = "view",
    description =
        "Display puzzles as boards, or the variables and constraints of a problem of the gallery.",
    footer = {"%nExamples:", "  csp view puzzles.txt", "  csp view --problem australia"},
    exitCodeList = {
      "0:everything was displayed",
      "1:internal error",
      "2:the command line is not valid",
      "3:something could not be read as a puzzle",
      "4:givens contradict each other"
    })
final class ViewCommand extends ConsoleCommand {

  @Mixin private ProblemArgument problems = new ProblemArgument();

  ViewCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws Exception {
    GravestExitCode verdict = new GravestExitCode();
    try (ProblemSource source = problems.open(console, 1, usage())) {
      source.forEachRemaining(item -> report(item).print(console, verdict));
    }
    return verdict.code();
  }

  private static Report report(Item item) {
    if (item instanceof BadInput fault) {
      return Report.of(fault.sentence(), ExitCode.BAD_INPUT);
    }
    NamedProblem problem = (NamedProblem) item;
    return problem.problem() instanceof Problem.Sudoku sudoku
        ? report(problem, sudoku.grid())
        : Report.of(description(problem.problem().csp()), ImmutableList.of(), ExitCode.DONE);
  }

  private static Report report(NamedProblem problem, Grid grid) {
    String title = problem.about(grid.shape() + ", " + grid.filled() + " givens");
    ImmutableList<String> conflicts =
        GridConflicts.in(grid).all().stream()
            .map(Conflict::message)
            .map(problem::about)
            .collect(ImmutableList.toImmutableList());
    return Report.of(
        "# " + title + "\n" + rules(grid.shape()) + new BoxedWriter().write(grid) + "\n",
        conflicts,
        conflicts.isEmpty() ? ExitCode.DONE : ExitCode.NO_SOLUTION);
  }

  /** Returns the rules that a text board does not show, as comments. */
  private static String rules(Shape shape) {
    StringBuilder rules = new StringBuilder();
    for (Variant variant : shape.variants()) {
      rules.append("# ").append(variant.rule()).append('\n');
    }
    for (Rule rule : shape.rules()) {
      rule.lines(shape).forEach(line -> rules.append("# ").append(line).append('\n'));
    }
    return rules.toString();
  }

  private static String description(Csp csp) {
    StringBuilder text = new StringBuilder(csp.name());
    text.append(": ").append(count(csp.variables().size(), "variable"));
    text.append(", ").append(count(csp.constraints().size(), "constraint")).append('\n');
    csp.variables()
        .forEach(x -> text.append(x.name()).append(" in ").append(x.domain()).append('\n'));
    csp.constraints().forEach(constraint -> text.append(constraint).append('\n'));
    return text.toString();
  }

  private static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
