package org.cspworkbench.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Function;
import org.cspworkbench.app.export.RatedPuzzle;
import org.cspworkbench.app.export.RemarkedPuzzles;
import org.cspworkbench.app.sheet.Paper;
import org.cspworkbench.app.sheet.PrintedPuzzle;
import org.cspworkbench.app.sheet.PuzzleSheet;
import org.cspworkbench.generator.PuzzleRequest;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.format.PuzzleFormat;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for the destination and the format of generated puzzles. */
final class PuzzleOutput {

  /** The converter from ids of paper sizes. */
  static final class Papers extends Listed<Paper> {
    Papers() {
      super("paper", Arrays.asList(Paper.values()), Paper::id);
    }
  }

  // all pages are in memory until the document is complete
  private static final int MOST_PRINTED = 10_000;

  @Option(
      names = {"-s", "--solve"},
      description = "Also write the solution of each puzzle.")
  private boolean solutions;

  @Mixin private TextOutput text = new TextOutput();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      converter = PuzzleFormatId.class,
      completionCandidates = PuzzleFormatId.class,
      description =
          "${COMPLETION-CANDIDATES}. Default: line; json for variants, which a line cannot"
              + " represent.")
  private @Nullable PuzzleFormat format;

  @Option(
      names = "--sheet",
      paramLabel = "FILE.pdf",
      description = "Also print the puzzles, up to 10000, with their solutions on the last pages.")
  private @Nullable Path sheet;

  @Option(
      names = "--per-page",
      paramLabel = "N",
      description = "The number of puzzles on a page of the sheet: 1 or 4. Default: 4.")
  private @Nullable Integer perPage;

  @Option(
      names = "--paper",
      paramLabel = "NAME",
      converter = Papers.class,
      completionCandidates = Papers.class,
      description = "The paper size of the sheet: ${COMPLETION-CANDIDATES}. Default: a4.")
  private @Nullable Paper paper;

  /** Rejects inconsistent options before a file is opened. */
  void check(PuzzleRequest request, int count, Usage usage) {
    usage.check(
        sheet == null || count <= MOST_PRINTED,
        "--sheet takes up to " + MOST_PRINTED + " puzzles, found -n " + count);
    usage.check(
        perPage == null || perPage == 1 || perPage == 4,
        "--per-page: expected 1 or 4, found " + perPage);
    usage.check(sheet != null || perPage == null, "--per-page requires --sheet");
    usage.check(sheet != null || paper == null, "--paper requires --sheet");
    usage.check(sheet == null || !text.isTo(sheet), "-o and --sheet name the same file, " + sheet);
    usage.check(
        format == null || canWrite(format, request),
        "--format: " + format + " cannot represent variants; json can");
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
    RemarkedPuzzles writer = new RemarkedPuzzles(format == null ? usual : format);
    return puzzle ->
        writer.write(
            puzzle.puzzle(),
            PencilMarks.none(puzzle.puzzle().shape()),
            solutions ? puzzle.remarks() : puzzle.remarks().withoutSolution());
  }

  /** Rejects destinations where the rows are distributed among machines. */
  void checkIsRows(Usage usage) {
    usage.check(sheet == null, "--sheet does not apply to rows that several machines make");
  }

  /** Opens the destination of the pages, if they are requested. */
  PuzzleTarget openPages(long seed, Usage usage) throws IOException {
    if (sheet == null) {
      return PuzzleTarget.NOWHERE;
    }
    OutputFile target = OutputFile.open("--sheet", sheet, usage);
    String imprint = "CSP Workbench, seed " + seed;
    return new PuzzlePages(
        target,
        new PuzzleSheet(paper == null ? Paper.A4 : paper, perPage == null ? 4 : perPage, imprint));
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
