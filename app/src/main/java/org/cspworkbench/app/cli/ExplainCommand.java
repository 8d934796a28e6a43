package org.cspworkbench.app.cli;

import org.cspworkbench.app.export.ExplanationWriter;
import org.cspworkbench.app.export.Formats;
import org.cspworkbench.app.export.Formats.Explanations;
import org.cspworkbench.app.input.Item;
import org.cspworkbench.app.input.ProblemSource;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.solvers.Parameter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code csp explain}: explains puzzles step by step. */
@Command(
    name = "explain",
    description = {
      "Solve each puzzle with human techniques, and print every step with its reason.",
      "Each step applies the easiest technique that is possible."
    },
    footer = {
      "%nExamples:",
      "  csp explain puzzle.txt",
      "  csp explain puzzle.txt --grids",
      "  csp explain puzzle.txt --all-steps",
      "  csp explain puzzles.txt --format json"
    },
    exitCodeList = {
      "0:every puzzle was explained",
      "1:internal error",
      "2:the command line is not valid",
      "3:something could not be read as a puzzle",
      "4:a puzzle has no solution",
      "5:a puzzle has several solutions",
      "6:not finished: out of time",
      "Several puzzles:all are explained; the first of 1, 3, 6, 4, 5 that occurred"
    })
final class ExplainCommand extends ConsoleCommand {

  private static final Parameter.Truth GRIDS =
      new Parameter.Truth("grids", "Show the grid after every step.");
  private static final Parameter.Truth ALL_STEPS =
      new Parameter.Truth(
          "all-steps",
          "Print all steps that are available at the start instead, with their levels. Extreme ones"
              + " are included only if there is no other.");

  @Mixin private ProblemArgument problems = new ProblemArgument();
  @Mixin private TimeoutOption timeout = new TimeoutOption();
  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Mixin
  private FormOptions form =
      new FormOptions().with(Formats.EXPLANATIONS.parameter()).with(GRIDS).with(ALL_STEPS);

  ExplainCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws Exception {
    Usage usage = usage();
    GravestExitCode verdict = new GravestExitCode();
    usage.check(
        !(form.holds(ALL_STEPS) && form.holds(GRIDS)),
        "--all-steps shows no grids after its steps: omit --grids");
    ExplanationWriter writer = writer();
    Cancellation deadline = timeout.deadline(problems);
    try (ProblemSource source = deadline.during(() -> problems.open(console, 1, usage))) {
      InOrder.process(
          source,
          source::isReady,
          threads.count(),
          item -> report(item, writer),
          reports -> Report.print(reports, console, verdict));
    } catch (CancelledException e) {
      console.report(timeout.unread());
      return ExitCode.NOT_FINISHED;
    }
    return verdict.code();
  }

  private ExplanationWriter writer() {
    Explanations writers = form.chosen(Formats.EXPLANATIONS).writer();
    if (form.holds(ALL_STEPS)) {
      return writers.first();
    }
    return form.holds(GRIDS) ? writers.pathWithGrids() : writers.path();
  }

  private Report report(Item item, ExplanationWriter writer) {
    return LogicalPuzzle.report(
        item,
        timeout.limits(),
        (puzzle, explanation) -> writer.write(puzzle.problem(), puzzle.grid(), explanation));
  }
}
