package org.cspworkbench.app.sheet;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.formdev.flatlaf.fonts.jetbrains_mono.FlatJetBrainsMonoFont;
import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2DFontTextDrawer;
import java.awt.Font;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.pdfbox.io.MemoryUsageSetting;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.cspworkbench.app.canvas.BundledFonts;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Rule;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.cspworkbench.sudoku.Variant;

/**
 * A PDF of puzzles, one or four per page, followed by pages with their solutions. Everything is
 * vector graphics and embedded fonts, so that it is sharp at any size. Equal puzzles give equal
 * bytes.
 *
 * <p>A page is created as soon as there are enough puzzles for it. Data that exceeds a few
 * megabytes of memory is stored in a temporary file.
 */
public final class PuzzleSheet implements AutoCloseable {

  private static final long KEPT_IN_MEMORY = 8 << 20;

  private static final double MARGIN = 48;
  private static final double FOOT = 24;
  private static final double GAP = 22;
  private static final double CAPTION = 20;
  private static final double LARGEST_CELL = 72; // one inch

  private static final double TITLE_SIZE = 20;
  private static final double TEXT_SIZE = 10;
  private static final double TEXT_LINE = 13;
  private static final double SMALL_SIZE = 8;

  private final Paper paper;
  private final Tiling tiling;
  private final String imprint;
  private final PDDocument document;
  private final PdfBoxGraphics2DFontTextDrawer fonts = new PdfBoxGraphics2DFontTextDrawer();
  private final List<PrintedPuzzle> puzzles = new ArrayList<>();

  /**
   * Creates an empty document.
   *
   * @param paper the paper size
   * @param perPage the number of puzzles per page: 1 or 4
   * @param imprint the text at the bottom of every page, such as the origin of the puzzles
   * @throws IOException if a font cannot be read
   * @throws IllegalArgumentException if {@code perPage} is neither 1 nor 4
   */
  public PuzzleSheet(Paper paper, int perPage, String imprint) throws IOException {
    checkArgument(perPage == 1 || perPage == 4, "%s to a page", perPage);
    this.paper = paper;
    this.tiling = perPage == 1 ? Tiling.ONE : Tiling.FOUR;
    this.imprint = imprint;
    this.document = new PDDocument(MemoryUsageSetting.setupMixed(KEPT_IN_MEMORY).streamCache);
    document.setDocumentId(0L); // instead of the time, so that equal sheets have equal bytes
    document.getDocumentInformation().setTitle("Sudoku");
    document.getDocumentInformation().setSubject(imprint);
    embed(BundledFonts.get().font(Face.MONO, 1), FlatJetBrainsMonoFont.STYLE_REGULAR);
    embed(BundledFonts.get().font(Face.MONO_BOLD, 1), FlatJetBrainsMonoFont.STYLE_BOLD);
  }

  /** Embeds a subset of a font with the characters that are used. */
  private void embed(Font font, String file) throws IOException {
    try (InputStream stream = FlatJetBrainsMonoFont.class.getResourceAsStream(file)) {
      fonts.registerFont(font.getFontName(), PDType0Font.load(document, stream, true));
    }
  }

  /**
   * Adds a puzzle.
   *
   * @throws IOException if its page cannot be stored
   */
  public void add(PrintedPuzzle puzzle) throws IOException {
    puzzles.add(puzzle);
    if (puzzles.size() % tiling.count() == 0) {
      addPuzzles(puzzles.size() - tiling.count());
    }
  }

  /**
   * Adds the solutions and writes the document; nothing can be added afterwards.
   *
   * @throws IOException if the stream cannot be written
   * @throws IllegalStateException if there is no puzzle
   */
  public void write(OutputStream stream) throws IOException {
    checkState(!puzzles.isEmpty(), "no puzzle");
    if (puzzles.size() % tiling.count() != 0) {
      addPuzzles(puzzles.size() - puzzles.size() % tiling.count());
    }
    Tiling small = Tiling.ofSolutions(puzzles.get(0).puzzle().shape().size());
    for (int first = 0; first < puzzles.size(); first += small.count()) {
      addSolutions(small, first);
    }
    document.save(stream);
  }

  private void addPuzzles(int first) throws IOException {
    Heading heading = Heading.puzzles(puzzles.get(first).puzzle().shape());
    addPage(heading, tiling, first, PrintedPuzzle::caption, PrintedPuzzle::puzzle);
  }

  private void addSolutions(Tiling small, int first) throws IOException {
    addPage(Heading.solutions(), small, first, puzzle -> "", PrintedPuzzle::filledIn);
  }

  /** Adds a page with the puzzles from {@code first} on, as many as fit. */
  private void addPage(
      Heading heading,
      Tiling tiles,
      int first,
      Function<PrintedPuzzle, String> caption,
      Function<PrintedPuzzle, Grid> grid)
      throws IOException {
    Page page = new Page(document, paper, fonts);
    double top = write(page, heading) + GAP;
    double foot = paper.height() - MARGIN;
    Rectangle2D boards =
        new Rectangle2D.Double(MARGIN, top, paper.width() - 2 * MARGIN, foot - FOOT - top);
    int last = Math.min(puzzles.size(), first + tiles.count());
    for (int i = first; i < last; i++) {
      PrintedPuzzle puzzle = puzzles.get(i);
      Rectangle2D tile = tiles.part(i - first, boards, GAP);
      draw(page, tile, String.valueOf(i + 1), caption.apply(puzzle), grid.apply(puzzle));
    }
    page.write(imprint, MARGIN, foot, SMALL_SIZE);
    page.writeUpTo(
        paper.width() - MARGIN, String.valueOf(document.getNumberOfPages() + 1), foot, SMALL_SIZE);
    page.end();
  }

  /** Writes the heading; returns where it ends. */
  private static double write(Page page, Heading heading) {
    double line = MARGIN + TITLE_SIZE;
    page.writeBold(heading.title(), MARGIN, line, TITLE_SIZE);
    line += TITLE_SIZE - TEXT_LINE;
    for (String rule : heading.rules()) {
      line += TEXT_LINE;
      page.write(rule, MARGIN, line, TEXT_SIZE);
    }
    return line;
  }

  private static void draw(Page page, Rectangle2D tile, String number, String caption, Grid grid) {
    double room = Math.min(tile.getWidth(), tile.getHeight() - CAPTION);
    double width = Math.min(room, grid.shape().size() * LARGEST_CELL);
    double x = tile.getX();
    double line = tile.getY() + TEXT_SIZE;
    double end = page.writeBold(number, x, line, TEXT_SIZE);
    page.write(caption, end + TEXT_SIZE, line, TEXT_SIZE);
    page.draw(grid, x, tile.getY() + CAPTION, width);
  }

  @Override
  public void close() throws IOException {
    document.close();
    fonts.close();
  }

  /**
   * The heading above the boards of a page.
   *
   * @param title the title in large type
   * @param rules the lines below the title
   */
  private record Heading(String title, ImmutableList<String> rules) {

    private static final int LARGEST_DIGIT = 9;

    /** Returns the heading for puzzles of this shape: the kind of puzzle, and its rules. */
    static Heading puzzles(Shape shape) {
      String place = shape.regions().isPresent() ? "outlined region" : "box";
      String usual = "each row, column and " + place + " holds " + values(shape.size()) + " once";
      return new Heading(
          "Sudoku " + shape.size() + "×" + shape.size(),
          Stream.of(
                  Stream.of(usual),
                  shape.variants().stream().map(Variant::rule),
                  shape.rules().stream().map(Rule::rule))
              .flatMap(rules -> rules)
              .map(rule -> Ascii.toUpperCase(rule.charAt(0)) + rule.substring(1) + ".")
              .collect(ImmutableList.toImmutableList()));
    }

    /** Returns the heading for solutions. */
    static Heading solutions() {
      return new Heading("Solutions", ImmutableList.of());
    }

    private static String values(int size) {
      return size <= LARGEST_DIGIT
          ? "1 to " + size
          : "1 to " + LARGEST_DIGIT + " and " + letters(size);
    }

    private static String letters(int size) {
      char first = Symbols.of(LARGEST_DIGIT + 1);
      char last = Symbols.of(size);
      return first == last ? String.valueOf(first) : first + " to " + last;
    }
  }

  /**
   * The division of a page into boards.
   *
   * @param columns the number of columns
   * @param rows the number of rows
   */
  private record Tiling(int columns, int rows) {

    static final Tiling ONE = new Tiling(1, 1);
    static final Tiling FOUR = new Tiling(2, 2);

    private static final int LARGEST_OF_THREE_ABREAST = 12;

    /** Returns the tiling for solutions, which can be smaller because they are not filled in. */
    static Tiling ofSolutions(int size) {
      return size <= LARGEST_OF_THREE_ABREAST ? new Tiling(3, 4) : new Tiling(2, 2);
    }

    /** Returns the number of boards per page. */
    int count() {
      return columns * rows;
    }

    /** Returns the part of {@code area} for board {@code i}, counted row by row from 0. */
    Rectangle2D part(int i, Rectangle2D area, double gap) {
      double width = (area.getWidth() - (columns - 1) * gap) / columns;
      double height = (area.getHeight() - (rows - 1) * gap) / rows;
      int row = i / columns;
      return new Rectangle2D.Double(
          area.getX() + i % columns * (width + gap),
          area.getY() + row * (height + gap),
          width,
          height);
    }
  }
}
