package org.cspworkbench.app.cli;

import org.cspworkbench.app.export.Formats;
import org.cspworkbench.app.export.RatingWriter;
import org.cspworkbench.app.input.Item;
import org.cspworkbench.app.input.ProblemSource;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.solvers.logic.Rating;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code csp rate}: rates how hard puzzles are for a person. */
@Command(
    name = "rate",
    description = {
      "Rate how hard each puzzle is for a person.",
      "Writes a line for each puzzle: the puzzle and, separated by tabs, its level (easy,"
          + " medium, hard, unfair, extreme), its score, the hardest technique needed, the number of"
          + " givens, and how often each technique was applied."
    },
    footer = {
      "%nExamples:",
      "  csp rate puzzles.txt",
      "  csp rate puzzles.txt --format csv > ratings.csv",
      "  csp rate - < puzzles.txt"
    },
    exitCodeList = {
      "0:every puzzle was rated",
      "1:internal error",
      "2:the command line is not valid",
      "3:something could not be read as a puzzle",
      "4:a puzzle has no solution",
      "5:a puzzle has several solutions",
      "6:not finished: out of time",
      "Several puzzles:all are rated; the first of 1, 3, 6, 4, 5 that occurred"
    })
final class RateCommand extends ConsoleCommand implements Rows.Maker {

  @Mixin private ProblemArgument problems = new ProblemArgument();
  @Mixin private TimeoutOption timeout = new TimeoutOption();
  @Mixin private ThreadsOption threads = new ThreadsOption();
  @Mixin private FormOptions form = new FormOptions().with(Formats.RATINGS.parameter());

  RateCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws Exception {
    Usage usage = usage();
    GravestExitCode verdict = new GravestExitCode();
    Cancellation deadline = timeout.deadline(problems);
    try (ProblemSource source = deadline.during(() -> problems.open(console, 1, usage))) {
      console.write(form.chosen(Formats.RATINGS).writer().header());
      InOrder.process(
          source,
          source::isReady,
          threads.count(),
          this::report,
          reports -> Report.print(reports, console, verdict));
    } catch (CancelledException e) {
      console.report(timeout.unread());
      return ExitCode.NOT_FINISHED;
    }
    return verdict.code();
  }

  @Override
  public Rows rows(Usage usage) {
    threads.checkIsAbsent(usage);
    problems.checkIsNoProblem(usage);
    return new Rows.OfEntries(
        form.chosen(Formats.RATINGS).writer().header(), problems.onRows(this::report));
  }

  private Report report(Item item) {
    RatingWriter writer = form.chosen(Formats.RATINGS).writer();
    return LogicalPuzzle.report(
        item,
        timeout.limits(),
        (puzzle, explanation) ->
            writer.write(puzzle.problem(), puzzle.grid(), Rating.of(explanation)));
  }
}
