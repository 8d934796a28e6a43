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
import org.cspworkbench.presentation.moment.GameMoments;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.sudoku.Grid;

/**
 * A page whose coordinates are points from the top left corner. Painters align lines to whole units
 * of their surface; one unit is a tenth of a point, which is finer than the resolution of a
 * printer.
 */
final class Page {

  private static final int UNITS_PER_POINT = 10;

  /** The width of a cell in the units of the board painter: the largest size it paints. */
  private static final int CELL = 96;

  /** The margin for the frame of a board, in the same units. */
  private static final int FRAME = 24;

  private final PDDocument document;
  private final Paper paper;
  private final PdfBoxGraphics2D surface;
  private final Look look = Looks.print(1);

  /** Creates an empty page, which is not yet added to {@code document}. */
  Page(PDDocument document, Paper paper, IPdfBoxGraphics2DFontTextDrawer fonts) throws IOException {
    this.document = document;
    this.paper = paper;
    this.surface =
        new PdfBoxGraphics2D(
            document, paper.width() * UNITS_PER_POINT, paper.height() * UNITS_PER_POINT);
    surface.setFontTextDrawer(fonts);
    surface.scale(UNITS_PER_POINT, UNITS_PER_POINT);
  }

  /** Writes {@code text} from {@code x} on the baseline {@code y}; returns where it ends. */
  double write(String text, double x, double y, double size) {
    return write(text, x, y, font(look.fonts().regular(), size), Token.TEXT_MUTED);
  }

  /** Writes {@code text} in bold; returns where it ends. */
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

  /** Draws {@code grid} so that its cells form a square of this width. */
  void draw(Grid grid, double x, double y, double width) {
    int cells = grid.shape().size() * CELL;
    double scale = width / cells;
    Graphics2D g = (Graphics2D) surface.create();
    g.setRenderingHint(GraphicsSurface.VECTORS, true);
    g.translate(x, y);
    g.scale(scale, scale);
    Box area = new Box(-FRAME, -FRAME, cells + 2 * FRAME, cells + 2 * FRAME);
    BoardPicture board = BoardPicture.sudoku(grid.shape(), BoardView.plain());
    GraphicsSurface.paint(
        g, on -> board.paint(on, area, Looks.print(1 / scale), GameMoments.of(grid)));
    g.dispose();
  }

  /** Appends the page to the document. */
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
