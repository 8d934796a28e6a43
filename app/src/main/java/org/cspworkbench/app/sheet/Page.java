package org.cspworkbench.app.sheet;

import de.rototor.pdfbox.graphics2d.IPdfBoxGraphics2DFontTextDrawer;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.util.Matrix;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.BundledFonts;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.paint.BoardPicture;
import org.cspworkbench.presentation.paint.BoardView;
import org.cspworkbench.presentation.paint.GameMoments;
import org.cspworkbench.presentation.paint.Look;
import org.cspworkbench.presentation.paint.Token;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.sudoku.Grid;

/**
 * One page, measured in points from the top left. Painters align lines to whole units of their
 * surface, so that one unit of it is a tenth of a point, finer than a printer draws.
 */
final class Page {

  private static final int UNITS_PER_POINT = 10;

  /** The side of a cell in the units of the painter of boards: as large as it makes them. */
  private static final int CELL = 96;

  /** Room for the frame of a board outside its cells, in the same units. */
  private static final int FRAME = 24;

  private final PDDocument document;
  private final Paper paper;
  private final PdfBoxGraphics2D surface;
  private final Look look = Looks.print(1);

  /** An empty page; it is not yet in {@code document}. */
  Page(PDDocument document, Paper paper, IPdfBoxGraphics2DFontTextDrawer fonts) throws IOException {
    this.document = document;
    this.paper = paper;
    this.surface =
        new PdfBoxGraphics2D(
            document, paper.width() * UNITS_PER_POINT, paper.height() * UNITS_PER_POINT);
    surface.setFontTextDrawer(fonts);
    surface.scale(UNITS_PER_POINT, UNITS_PER_POINT);
  }

  /** Writes {@code text} from {@code x} on the line {@code y}; returns where it ends. */
  double write(String text, double x, double y, double size) {
    return write(text, x, y, font(look.fonts().regular(), size), Token.TEXT_MUTED);
  }

  /** The same in bold letters. */
  double writeBold(String text, double x, double y, double size) {
    return write(text, x, y, font(look.fonts().bold(), size), Token.TEXT);
  }

  /** Writes {@code text} so that it ends at {@code x}. */
  void writeUpTo(double x, String text, double y, double size) {
    Font font = font(look.fonts().regular(), size);
    write(text, x - width(text, font), y, font, Token.TEXT_MUTED);
  }

  private double write(String text, double x, double y, Font font, Token token) {
    surface.setFont(font);
    surface.setColor(Awt.color(look.colour(token)));
    surface.drawString(text, (float) x, (float) y);
    return x + width(text, font);
  }

  private static Font font(Face face, double size) {
    return BundledFonts.get().font(face, size);
  }

  private static double width(String text, Font font) {
    return font.getStringBounds(text, new FontRenderContext(null, true, true)).getWidth();
  }

  /** Draws {@code grid}, its cells together a square of this width. */
  void draw(Grid grid, double x, double y, double width) {
    int cells = grid.shape().size() * CELL;
    double scale = width / cells;
    Graphics2D g = (Graphics2D) surface.create();
    g.translate(x, y);
    g.scale(scale, scale);
    Box area = new Box(-FRAME, -FRAME, cells + 2 * FRAME, cells + 2 * FRAME);
    BoardPicture board = BoardPicture.sudoku(grid.shape(), BoardView.plain());
    GraphicsSurface.paint(
        g, on -> board.paint(on, area, Looks.print(1 / scale), GameMoments.of(grid)));
    g.dispose();
  }

  /** Puts the page at the end of the document. */
  void end() throws IOException {
    surface.dispose();
    PDPage page = new PDPage(new PDRectangle(paper.width(), paper.height()));
    document.addPage(page);
    try (PDPageContentStream stream = new PDPageContentStream(document, page)) {
      float unit = 1f / UNITS_PER_POINT;
      stream.transform(Matrix.getScaleInstance(unit, unit));
      stream.drawForm(surface.getXFormObject());
    }
  }
}
