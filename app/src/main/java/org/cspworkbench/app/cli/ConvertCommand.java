package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.List;
import org.cspworkbench.app.export.Formats;
import org.cspworkbench.app.export.RemarkedPuzzles;
import org.cspworkbench.app.input.PuzzleArgument;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.format.Entry;
import org.cspworkbench.sudoku.format.Fault;
import org.cspworkbench.sudoku.format.Puzzle;
import org.cspworkbench.sudoku.format.PuzzleFormat;
import org.cspworkbench.sudoku.format.PuzzleReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code csp convert}: converts puzzles to another format. */
@Command(
    name = "convert",
    description = {
      "Convert puzzles to another format.",
      "The format of the input is detected. Everything that the output format can represent"
          + " is kept: also the solution and the rating that csp generate adds, in columns (line),"
          + " members (json) or comments (sdk, grid, candidates)."
    },
    footer = {
      "%nExamples:",
      "  csp convert puzzles.sdk --to line",
      "  csp convert game.json --to candidates"
    },
    exitCodeList = {
      "0:everything was written",
      "1:internal error",
      "2:the command line is not valid",
      "3:something could not be read as a puzzle, or cannot be represented in the other format"
    })
final class ConvertCommand extends ConsoleCommand implements Rows.Maker {

  /** Programs that read the other formats expect nothing but cells. */
  private static final ImmutableSet<PuzzleFormat> HOLD_REMARKS =
      Sets.immutableEnumSet(
          PuzzleFormat.LINE,
          PuzzleFormat.JSON,
          PuzzleFormat.SDK,
          PuzzleFormat.GRID,
          PuzzleFormat.CANDIDATES);

  @Parameters(
      arity = "1",
      paramLabel = "PUZZLE|FILE|-",
      description = "A puzzle, a file of puzzles, or - for standard input.")
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private String puzzles;

  @Mixin
  private FormOptions form = new FormOptions().withRequired(Formats.PUZZLES.parameter(), "--to");

  @Mixin private ThreadsOption threads = new ThreadsOption();

  ConvertCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws Exception {
    GravestExitCode verdict = new GravestExitCode();
    try (PuzzleReader reader =
        PipeNote.whileOpening(
            console, puzzles, () -> PuzzleArgument.reader(puzzles, console.in()))) {
      InOrder.process(
          reader,
          reader::isReady,
          threads.count(),
          this::report,
          reports -> Report.print(reports, console, verdict));
    }
    return verdict.code();
  }

  @Override
  public Rows rows(Usage usage) {
    threads.checkIsAbsent(usage);
    return new Rows.OfEntries("", this::report);
  }

  private Report report(Entry entry) {
    if (entry instanceof Fault fault) {
      return Report.of(fault.message(), ExitCode.BAD_INPUT);
    }
    Puzzle puzzle = (Puzzle) entry;
    List<String> remarks = puzzle.notices().stream().map(Puzzle.Notice::message).toList();
    return report(puzzle).after(remarks);
  }

  private Report report(Puzzle puzzle) {
    Shape shape = puzzle.grid().shape();
    PuzzleFormat format = form.chosen(Formats.PUZZLES);
    if (!format.writer().canWrite(shape)) {
      return Report.of(
          puzzle.position()
              + ": the format "
              + format
              + " cannot represent puzzles of the kind "
              + shape(shape),
          ExitCode.BAD_INPUT);
    }
    return Report.of(text(puzzle, format), ImmutableList.of(), ExitCode.DONE);
  }

  private static String text(Puzzle puzzle, PuzzleFormat format) {
    return puzzle
        .remarks()
        .filter(remarks -> HOLD_REMARKS.contains(format))
        .map(remarks -> new RemarkedPuzzles(format).write(puzzle.grid(), puzzle.marks(), remarks))
        .orElseGet(() -> format.writer().write(puzzle.grid(), puzzle.marks()));
  }

  private static String shape(Shape shape) {
    return shape.isPlain()
        ? shape + " with boxes of " + shape.boxRows() + "×" + shape.boxColumns()
        : shape.toString();
  }
}
