package org.cspworkbench.app.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.Raster;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.generator.fill.TemplateShuffle;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of the pages as rendered by a PDF library, and of their text. */
final class PuzzleSheetTest {

  @ParameterizedTest(name = "{0}×{0}, {1} to a page")
  @CsvSource({"4, 1", "6, 4", "9, 1", "9, 4", "16, 4", "25, 1"})
  void everyCellShowsItsValueInThePuzzle(int size, int perPage) throws IOException {
    List<PrintedPuzzle> puzzles = puzzles(Shape.ofSize(size), perPage + 1);
    try (PrintedPages pages = print(perPage, puzzles)) {
      assertThat(pages.count()).isEqualTo(3 + (size > 12 && perPage == 4 ? 1 : 0));
      List<Rectangle> boards = pages.boards(0);
      assertThat(boards).hasSize(perPage);
      for (int i = 0; i < perPage; i++) {
        assertShows(pages, 0, boards.get(i), puzzles.get(i).puzzle());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"4", "9", "25"})
  void lastPagesShowTheSolutions(int size) throws IOException {
    List<PrintedPuzzle> puzzles = puzzles(Shape.ofSize(size), 3);
    try (PrintedPages pages = print(4, puzzles)) {
      assertThat(pages.text(1)).startsWith("Solutions");
      List<Rectangle> boards = pages.boards(1);
      assertThat(boards).hasSize(3);
      for (int i = 0; i < boards.size(); i++) {
        assertShows(pages, 1, boards.get(i), puzzles.get(i).solution());
      }
    }
  }

  /**
   * Asserts that lines surround the cells, and that the values are painted and can be extracted.
   */
  private static void assertShows(PrintedPages pages, int number, Rectangle board, Grid grid)
      throws IOException {
    Raster page = pages.pixels(number);
    Shape shape = grid.shape();
    List<Rectangle2D> cells = new ArrayList<>();
    double side = (double) board.width / shape.size();
    for (int cell = 0; cell < shape.cellCount(); cell++) {
      double x = board.x + shape.column(cell) * side;
      double y = board.y + shape.row(cell) * side;
      Rectangle middle =
          new Rectangle(
              (int) (x + side / 4), (int) (y + side / 5), (int) (side / 2), (int) (side * 3 / 5));
      assertThat(hasInk(page, middle)).as(shape.cellName(cell)).isNotEqualTo(grid.isEmpty(cell));
      cells.add(new Rectangle2D.Double(x, y, side, side));
    }
    assertThat(
            String.join(
                "", pages.texts(number, cells).stream().map(t -> t.isEmpty() ? "." : t).toList()))
        .isEqualTo(grid.toLine());
  }

  private static boolean hasInk(Raster page, Rectangle part) {
    for (int y = part.y; y < part.y + part.height; y++) {
      for (int x = part.x; x < part.x + part.width; x++) {
        if (PrintedPages.isDark(page, x, y)) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void linesBetweenBoxesAreHeavierThanThoseBetweenCells() throws IOException {
    try (PrintedPages pages = print(1, puzzles(Shape.ofSize(9), 1))) {
      Raster page = pages.pixels(0);
      Rectangle board = pages.boards(0).get(0);
      int y = board.y + 12; // through the first row, above its digits
      List<Integer> widths = new ArrayList<>();
      int run = 0;
      for (int x = board.x - 1; x <= board.x + board.width + 1; x++) {
        boolean dark = page.getSample(x, y, 0) < 250;
        if (!dark && run > 0) {
          widths.add(run);
        }
        run = dark ? run + 1 : 0;
      }
      assertThat(widths).hasSize(10);
      for (int line = 0; line < 10; line++) {
        assertThat(widths.get(line))
            .as("line %d", line)
            .isBetween(line % 3 == 0 ? 4 : 1, line % 3 == 0 ? 6 : 3);
      }
    }
  }

  @Test
  void pagesShowInstructionsAndContents() throws IOException {
    Shape shape = Shape.ofSize(16).with(Variant.DIAGONALS);
    try (PrintedPages pages = print(4, puzzles(shape, 6))) {
      assertThat(pages.text(0))
          .startsWith("Sudoku 16×16")
          .contains(
              "Each row, column and box holds 1 to 9 and A to G once.",
              "Both diagonals hold every value once.",
              "1 caption 1",
              "4 caption 4",
              "from seed 5");
      assertThat(pages.text(1)).contains("5 caption 5", "6 caption 6").doesNotContain("caption 4");
      assertThat(pages.text(2)).contains("Solutions").doesNotContain("caption");
    }
  }

  /**
   * Vector graphics with embedded fonts are sharp at every zoom factor and look the same
   * everywhere.
   */
  @Test
  void everythingIsLinesAndLettersOfEmbeddedFonts() throws IOException {
    try (PrintedPages pages = print(4, puzzles(Shape.ofSize(9), 5))) {
      assertThat(pages.images()).isEmpty();
      assertThat(pages.fonts()).isNotEmpty().allMatch(PDFont::isEmbedded);
    }
  }

  @Test
  void samePuzzlesMakeTheSameBytes() throws IOException {
    List<PrintedPuzzle> puzzles = puzzles(Shape.ofSize(9), 5);
    assertThat(bytes(4, puzzles)).isEqualTo(bytes(4, puzzles));
    assertThat(bytes(1, puzzles)).isNotEqualTo(bytes(4, puzzles));
  }

  @ParameterizedTest
  @CsvSource({"A4, 595, 842, 1", "LETTER, 612, 792, 4"})
  void boardsFitThePaper(Paper paper, int width, int height, int perPage) throws IOException {
    List<PrintedPuzzle> puzzles = puzzles(Shape.ofSize(9), perPage);
    try (PrintedPages pages = new PrintedPages(bytes(paper, perPage, puzzles))) {
      Raster page = pages.pixels(0);
      assertThat(page.getWidth()).isCloseTo(PrintedPages.SCALE * width, within(PrintedPages.SCALE));
      assertThat(page.getHeight())
          .isCloseTo(PrintedPages.SCALE * height, within(PrintedPages.SCALE));
      List<Rectangle> boards = pages.boards(0);
      assertThat(boards).hasSize(perPage).allMatch(page.getBounds()::contains);
      assertShows(pages, 0, boards.get(perPage - 1), puzzles.get(perPage - 1).puzzle());
    }
  }

  private static PrintedPages print(int perPage, List<PrintedPuzzle> puzzles) throws IOException {
    return new PrintedPages(bytes(perPage, puzzles));
  }

  private static byte[] bytes(int perPage, List<PrintedPuzzle> puzzles) throws IOException {
    return bytes(Paper.A4, perPage, puzzles);
  }

  private static byte[] bytes(Paper paper, int perPage, List<PrintedPuzzle> puzzles)
      throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PuzzleSheet sheet = new PuzzleSheet(paper, perPage, "from seed 5")) {
      for (PrintedPuzzle puzzle : puzzles) {
        sheet.add(puzzle);
      }
      sheet.write(bytes);
    }
    return bytes.toByteArray();
  }

  /**
   * Returns grids with about a third of their cells given, which need not have a unique solution.
   */
  private static List<PrintedPuzzle> puzzles(Shape shape, int count) {
    List<PrintedPuzzle> puzzles = new ArrayList<>();
    for (int k = 1; k <= count; k++) {
      Grid plain = new TemplateShuffle(shape.plain()).next(new RandomStream(k));
      Grid solution = Grid.ofGivens(shape, shape.cells().map(plain::value).toArray());
      Random random = new Random(k);
      int[] givens =
          shape.cells().map(cell -> random.nextInt(3) == 0 ? solution.value(cell) : 0).toArray();
      puzzles.add(new PrintedPuzzle(Grid.ofGivens(shape, givens), solution, "caption " + k));
    }
    return puzzles;
  }
}
