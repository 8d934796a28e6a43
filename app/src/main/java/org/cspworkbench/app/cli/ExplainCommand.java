package org.cspworkbench.app.cli;

import java.util.concurrent.Callable;
import org.cspworkbench.app.export.ExplanationWriter;
import org.cspworkbench.app.export.JsonExplanations;
import org.cspworkbench.app.export.JsonSteps;
import org.cspworkbench.app.export.TextExplanations;
import org.cspworkbench.app.export.TextSteps;
import org.cspworkbench.app.input.Item;
import org.cspworkbench.app.input.ProblemSource;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.solvers.Choices;
import org.cspworkbench.solvers.Parameter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

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
final class ExplainCommand implements Callable<Integer> {

  /** The output formats. */
  private enum Format {
    TEXT(""),
    JSON("one object for each puzzle, on one line");

    private final String note;

    Format(String note) {
      this.note = note;
    }
  }

  private static final Choices<Format> FORMAT =
      Choices.of("format", "The format.", Format.values(), format -> format.note, Format.TEXT);
  private static final Parameter.Truth GRIDS =
      new Parameter.Truth("grids", "Show the grid after every step.");
  private static final Parameter.Truth ALL_STEPS =
      new Parameter.Truth(
          "all-steps",
          "Print all steps that are available at the start instead, with their levels. Extreme ones"
              + " are included only if there is no other.");

  private final Console console;

  @Mixin private ProblemArgument problems = new ProblemArgument();
  @Mixin private TimeoutOption timeout = new TimeoutOption();
  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Mixin
  private FormOptions form = new FormOptions().with(FORMAT.parameter()).with(GRIDS).with(ALL_STEPS);

  @Spec
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private CommandSpec command;

  ExplainCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Exception {
    Usage usage = new Usage(command);
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
    boolean grids = form.holds(GRIDS);
    boolean allSteps = form.holds(ALL_STEPS);
    return switch (form.chosen(FORMAT)) {
      case TEXT -> allSteps ? new TextSteps() : new TextExplanations(grids);
      case JSON -> allSteps ? new JsonSteps() : new JsonExplanations(grids);
    };
  }

  private Report report(Item item, ExplanationWriter writer) {
    return LogicalPuzzle.report(
        item,
        timeout.limits(),
        (puzzle, explanation) -> writer.write(puzzle.problem(), puzzle.grid(), explanation));
  }
}
