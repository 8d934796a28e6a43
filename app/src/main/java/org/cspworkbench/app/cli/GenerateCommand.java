package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.cspworkbench.app.cli.PuzzleMaker.Made;
import org.cspworkbench.app.export.RatedPuzzle;
import org.cspworkbench.generator.PuzzleRequest;
import org.cspworkbench.solvers.Parameter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code csp generate}: generates puzzles. */
@Command(
    name = "generate",
    aliases = "gen",
    description = {
      "Generate Sudoku puzzles, each with exactly one solution.",
      "Writes a line for each: the puzzle, then, separated by tabs, its solution if"
          + " requested, its givens, its level (easy, medium, hard, unfair, extreme) and the hardest"
          + " technique it needs (see csp rate)."
    },
    footer = {
      "%nExamples:",
      "  csp generate",
      "  csp generate -n 100 --rating hard --symmetry rotate180 -o hard.txt",
      "  csp generate -n 8 --rating medium --sheet puzzles.pdf",
      "  csp generate --variant x --clues 30 --format json",
      "  csp generate --from-collection --rating hard",
      "  csp generate -n 1000 --dig minimal | csp check -"
    },
    exitCodeList = {
      "0:every puzzle meets the request, or the output was closed by its reader",
      "1:internal error, or something could not be written",
      "2:the command line is not valid, or the request cannot be met",
      "7:a puzzle does not meet the request: it is the best that was found in time",
      "130:interrupted"
    })
final class GenerateCommand extends ConsoleCommand implements Rows.Maker {

  private static final Parameter.WholeNumber COUNT =
      new Parameter.WholeNumber("count", "The number of puzzles.", 1, 1_000_000_000, 1);
  private static final Parameter.Truth FROM_COLLECTION =
      new Parameter.Truth(
          "from-collection",
          "Take puzzles from the collection of 1,000 in the program: any, or those that match"
              + " --difficulty, --clues, --rating or --needs.");
  private static final Parameter.Time TIMEOUT =
      new Parameter.Time(
          "timeout",
          "After 200ms, 5s, 2m, …, stop making or rating a puzzle, and use the best found.",
          Duration.ofMinutes(1));
  private static final Parameter.Truth NO_RATING =
      new Parameter.Truth(
          "no-rating",
          "Do not rate the puzzles, which takes most of the time where they are easy to make:"
              + " their level and technique are given as \"not rated\".");

  @Mixin private FormOptions form = new FormOptions().with(COUNT, "-n").with(FROM_COLLECTION);

  @Mixin private RequestOptions requested = new RequestOptions();
  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Mixin private FormOptions time = new FormOptions().with(TIMEOUT).with(NO_RATING);

  @Mixin private PuzzleOutput output = new PuzzleOutput();

  GenerateCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws Exception {
    Usage usage = usage();
    PuzzleRequest request = requested.request(usage);
    usage.check(
        !form.holds(FROM_COLLECTION) || CollectedPuzzles.canChooseBy(request),
        "--from-collection accepts --difficulty, --clues, --rating and --needs only: its puzzles"
            + " are plain 9×9, filled and dug in the usual way");
    usage.check(
        !form.holds(FROM_COLLECTION) || !time.holds(NO_RATING),
        "--no-rating does not apply to --from-collection: its puzzles are rated already");
    output.check(request, form.count(COUNT), usage);
    try (PuzzleTarget text = output.openText(request, console, usage);
        PuzzleTarget pages = output.openPages(seed.value(), usage)) {
      seed.report(console);
      GravestExitCode verdict = new GravestExitCode();
      if (form.holds(FROM_COLLECTION)) {
        take(new CollectedPuzzles(request, seed.value()), text, pages, verdict);
      } else {
        process(form.count(COUNT), maker(request)::make, text, pages, verdict);
      }
      return verdict.code();
    }
  }

  @Override
  public Rows rows(Usage usage) {
    threads.checkIsAbsent(usage);
    output.checkIsRows(usage);
    usage.check(
        !form.holds(FROM_COLLECTION),
        "--from-collection does not apply to rows: it has 1,000 puzzles");
    PuzzleRequest request = requested.request(usage);
    output.check(request, form.count(COUNT), usage);
    Function<RatedPuzzle, String> writer = output.writer(request);
    PuzzleMaker maker = maker(request);
    return new Rows.OfNumbers(form.count(COUNT), number -> report(maker.make(number), writer));
  }

  @Override
  public boolean usesChance(Usage usage) {
    return true;
  }

  private static Report report(Made made, Function<RatedPuzzle, String> writer) {
    return Report.of(
        made.puzzle().map(writer).orElse(""),
        made.shortfall().stream().collect(ImmutableList.toImmutableList()),
        made.shortfall().isEmpty() ? ExitCode.DONE : ExitCode.NOT_AS_WISHED);
  }

  private PuzzleMaker maker(PuzzleRequest request) {
    Duration timeout = time.time(TIMEOUT);
    return new PuzzleMaker(
        request, seed.value(), timeout, time.holds(NO_RATING) ? Duration.ZERO : timeout);
  }

  private void take(
      CollectedPuzzles puzzles, PuzzleTarget text, PuzzleTarget pages, GravestExitCode verdict) {
    process(Math.min(form.count(COUNT), puzzles.count()), puzzles::take, text, pages, verdict);
    if (puzzles.count() < form.count(COUNT)) {
      console.report(
          "the collection holds " + puzzles.count() + " such puzzles, not " + form.count(COUNT));
      verdict.add(ExitCode.NOT_AS_WISHED);
    }
  }

  private void process(
      int puzzles,
      LongFunction<Made> work,
      PuzzleTarget text,
      PuzzleTarget pages,
      GravestExitCode verdict) {
    LongAdder reached = new LongAdder();
    InOrder.process(
        LongStream.rangeClosed(1, puzzles).boxed().iterator(),
        () -> true,
        Math.min(form.count(COUNT), threads.count()),
        work::apply,
        some -> {
          for (Made made : some) {
            made.puzzle()
                .ifPresent(
                    puzzle -> {
                      text.add(puzzle);
                      pages.add(puzzle);
                      reached.increment();
                    });
            made.shortfall().ifPresent(console::report);
            verdict.add(made.shortfall().isEmpty() ? ExitCode.DONE : ExitCode.NOT_AS_WISHED);
          }
          console.progress().show("puzzles: " + verdict.count() + " of " + puzzles);
        });
    if (reached.sum() > 0) {
      text.complete();
      pages.complete();
    }
    console.progress().clear();
  }
}
