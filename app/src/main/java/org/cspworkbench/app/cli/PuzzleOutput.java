package org.cspworkbench.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.cspworkbench.app.export.Formats;
import org.cspworkbench.app.export.RatedPuzzle;
import org.cspworkbench.app.export.RemarkedPuzzles;
import org.cspworkbench.app.sheet.Paper;
import org.cspworkbench.app.sheet.PrintedPuzzle;
import org.cspworkbench.app.sheet.PuzzleSheet;
import org.cspworkbench.generator.PuzzleRequest;
import org.cspworkbench.solvers.Choices;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.format.PuzzleFormat;
import picocli.CommandLine.Mixin;

/** The options for the destination and the format of generated puzzles. */
final class PuzzleOutput {

  // all pages are in memory until the document is complete
  private static final int MOST_PRINTED = 10_000;

  private static final Parameter.Truth SOLUTIONS =
      new Parameter.Truth("solve", "Also write the solution of each puzzle.");
  private static final Parameter.FileName SHEET =
      new Parameter.FileName(
          "sheet",
          "Also print the puzzles, up to 10000, with their solutions on the last pages.",
          "FILE.pdf");
  private static final Choices<Integer> PER_PAGE =
      Choices.of(
          "per-page",
          "The number of puzzles on a page of the sheet.",
          List.of(1, 4),
          String::valueOf,
          4);
  private static final Choices<Paper> PAPER =
      Choices.of(
          "paper",
          "The paper size of the sheet.",
          Arrays.asList(Paper.values()),
          Paper::id,
          Paper.A4);

  @Mixin private FormOptions content = new FormOptions().with(SOLUTIONS, "-s", "--solve");

  @Mixin private TextOutput text = new TextOutput();

  @Mixin
  private FormOptions printing =
      new FormOptions()
          .withOptional(
              Formats.PUZZLES.parameter(), "line; json for variants, which a line cannot represent")
          .with(SHEET)
          .with(PER_PAGE.parameter())
          .with(PAPER.parameter());

  /** Rejects inconsistent options before a file is opened. */
  void check(PuzzleRequest request, int count, Usage usage) {
    Path sheet = printing.given(SHEET).orElse(null);
    usage.check(
        sheet == null || count <= MOST_PRINTED,
        "--sheet takes up to " + MOST_PRINTED + " puzzles, found -n " + count);
    usage.check(
        sheet != null || !printing.has(PER_PAGE.parameter()), "--per-page requires --sheet");
    usage.check(sheet != null || !printing.has(PAPER.parameter()), "--paper requires --sheet");
    usage.check(sheet == null || !text.isTo(sheet), "-o and --sheet name the same file, " + sheet);
    Optional<PuzzleFormat> format = printing.given(Formats.PUZZLES);
    usage.check(
        format.isEmpty() || canWrite(format.get(), request),
        "--format: "
            + format.map(PuzzleFormat::id).orElse("")
            + " cannot represent variants; json can");
  }

  private static boolean canWrite(PuzzleFormat format, PuzzleRequest request) {
    return format == PuzzleFormat.JSON
        || (!request.hasOwnShapes() && format.writer().canWrite(request.shape()));
  }

  /** Opens the destination of the text. */
  PuzzleTarget openText(PuzzleRequest request, Console console, Usage usage) {
    return new PuzzleLines(text.open(console, usage), writer(request));
  }

  /** Returns the writer of puzzles in the requested format. */
  Function<RatedPuzzle, String> writer(PuzzleRequest request) {
    PuzzleFormat usual =
        canWrite(PuzzleFormat.LINE, request) ? PuzzleFormat.LINE : PuzzleFormat.JSON;
    RemarkedPuzzles writer = new RemarkedPuzzles(printing.given(Formats.PUZZLES).orElse(usual));
    return puzzle ->
        writer.write(
            puzzle.puzzle(),
            PencilMarks.none(puzzle.puzzle().shape()),
            content.holds(SOLUTIONS) ? puzzle.remarks() : puzzle.remarks().withoutSolution());
  }

  /** Rejects destinations where the rows are distributed among machines. */
  void checkIsRows(Usage usage) {
    usage.check(!printing.has(SHEET), "--sheet does not apply to rows that several machines make");
  }

  /** Opens the destination of the pages, if they are requested. */
  PuzzleTarget openPages(long seed, Usage usage) throws IOException {
    Path sheet = printing.given(SHEET).orElse(null);
    if (sheet == null) {
      return PuzzleTarget.NOWHERE;
    }
    OutputFile target = OutputFile.open("--sheet", sheet, usage);
    String imprint = "CSP Workbench, seed " + seed;
    return new PuzzlePages(
        target, new PuzzleSheet(printing.chosen(PAPER), printing.chosen(PER_PAGE), imprint));
  }

  /**
   * Generated puzzles as text.
   *
   * @param target the destination
   * @param writer the writer of puzzles
   */
  private record PuzzleLines(TextOutput.Target target, Function<RatedPuzzle, String> writer)
      implements PuzzleTarget {

    @Override
    public void add(RatedPuzzle puzzle) {
      target.write(writer.apply(puzzle));
    }

    @Override
    public void complete() {
      target.complete();
    }

    @Override
    public void close() {
      target.close();
    }
  }

  /**
   * A file of generated puzzles as pages for printing.
   *
   * @param file the file
   * @param sheet the content
   */
  private record PuzzlePages(OutputFile file, PuzzleSheet sheet) implements PuzzleTarget {

    @Override
    public void add(RatedPuzzle puzzle) {
      String caption = puzzle.level() + ", " + puzzle.givens();
      try {
        sheet.add(new PrintedPuzzle(puzzle.puzzle(), puzzle.solution(), caption));
      } catch (IOException e) {
        throw file.failure(e);
      }
    }

    @Override
    public void complete() {
      file.write(sheet::write);
      file.complete();
    }

    @Override
    public void close() {
      file.close();
      try {
        sheet.close();
      } catch (IOException e) {
        // the document is no longer needed
      }
    }
  }
}
