package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.app.export.CheckWriter.Count;
import org.cspworkbench.app.export.Formats;
import org.cspworkbench.app.input.BadInput;
import org.cspworkbench.app.input.Item;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.app.input.ProblemSource;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code csp check}: reports whether puzzles have exactly one solution. */
@Command(
    name = "check",
    description = "Report whether each puzzle has no, exactly one, or several solutions.",
    footer = {
      "%nExamples:",
      "  csp check puzzles.txt",
      "  csp check puzzles.txt --format json",
      "  csp check - < puzzles.txt"
    },
    exitCodeList = {
      "0:every puzzle has exactly one solution",
      "1:internal error",
      "2:the command line is not valid",
      "3:something could not be read as a puzzle",
      "4:a puzzle has no solution",
      "5:a puzzle has several solutions",
      "6:a puzzle could not be checked in time",
      "Several puzzles:all are checked; the first of 1, 3, 6, 4, 5 that occurred"
    })
final class CheckCommand extends ConsoleCommand implements Rows.Maker {

  @Mixin private ProblemArgument problems = new ProblemArgument();
  @Mixin private SolverOption solver = SolverOption.automatic();
  @Mixin private TimeoutOption timeout = new TimeoutOption();
  @Mixin private ThreadsOption threads = new ThreadsOption();
  @Mixin private FormOptions form = new FormOptions().with(Formats.CHECKS.parameter());

  CheckCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws Exception {
    Usage usage = usage();
    Settings settings = settings(usage);
    GravestExitCode verdict = new GravestExitCode();
    Cancellation deadline = timeout.deadline(problems);
    try (ProblemSource source =
        deadline.during(() -> problems.open(console, settings.seed(), usage))) {
      console.write(form.chosen(Formats.CHECKS).writer().header());
      InOrder.process(
          source,
          source::isReady,
          threads.count(),
          item -> report(item, settings, deadline),
          reports -> Report.print(reports, console, verdict));
    } catch (CancelledException e) {
      console.report(timeout.unread());
      return ExitCode.NOT_FINISHED;
    }
    return verdict.code();
  }

  @Override
  public Rows rows(Usage usage) {
    Settings settings = settings(usage);
    threads.checkIsAbsent(usage);
    problems.checkIsNoProblem(usage);
    return new Rows.OfEntries(
        form.chosen(Formats.CHECKS).writer().header(),
        problems.onRows(item -> report(item, settings, new Cancellation())));
  }

  private Settings settings(Usage usage) {
    solver.choice().named().ifPresent(named -> checkIsComplete(named, usage));
    return Settings.defaults().withLimits(timeout.limits()).withSolutions(2, 0);
  }

  private static void checkIsComplete(Solver solver, Usage usage) {
    usage.check(
        solver.about().completeness() == Completeness.COMPLETE,
        solver.about().id() + " may miss solutions, so it cannot check a puzzle");
  }

  private Report report(Item item, Settings settings, Cancellation deadline) {
    if (item instanceof BadInput fault) {
      return Report.of(fault.sentence(), ExitCode.BAD_INPUT);
    }
    NamedProblem problem = (NamedProblem) item;
    Solver chosen = solver.choice().solverOf(problem.problem());
    if (!chosen.accepts(problem.problem(), settings)) {
      return Solving.refusal(chosen, problem);
    }
    Result result = deadline.during(() -> chosen.solve(problem.problem(), settings, null));
    Count count = count(result);
    String data = form.chosen(Formats.CHECKS).writer().write(problem, chosen.about().id(), count);
    return Report.of(data, sentences(problem, count), code(count));
  }

  /** Returns why there is no solution, or which variables the only one is counted without. */
  private static ImmutableList<String> sentences(NamedProblem problem, Count count) {
    Optional<String> sentence =
        switch (count) {
          case NONE -> Optional.of(problem.about(OutcomeSentence.unsatisfiable(problem.problem())));
          case ONE -> Solving.aboutUnused(problem);
          case SEVERAL, UNKNOWN -> Optional.empty();
        };
    return sentence.map(ImmutableList::of).orElse(ImmutableList.of());
  }

  private static Count count(Result result) {
    if (result.solutionCount() > 1) {
      return Count.SEVERAL;
    }
    if (result.outcome() instanceof Outcome.Solved) {
      return Count.ONE;
    }
    return result.outcome() instanceof Outcome.Unsatisfiable ? Count.NONE : Count.UNKNOWN;
  }

  private static int code(Count count) {
    return switch (count) {
      case NONE -> ExitCode.NO_SOLUTION;
      case ONE -> ExitCode.DONE;
      case SEVERAL -> ExitCode.SEVERAL_SOLUTIONS;
      case UNKNOWN -> ExitCode.NOT_FINISHED;
    };
  }
}
