package org.cspworkbench.bench;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/** An image on which something is painted as in the window. */
final class PaintedImage {

  private final Look look;
  private final double scale;
  private final BufferedImage image;

  /**
   * A canvas of this size.
   *
   * @param scale the number of pixels in a unit of length
   */
  PaintedImage(double width, double height, Look look, double scale) {
    this.look = look;
    this.scale = scale;
    this.image =
        new BufferedImage(
            (int) (width * scale), (int) (height * scale), BufferedImage.TYPE_INT_RGB);
  }

  /** Returns what colours and lines look like. */
  Look look() {
    return look;
  }

  /** Paints on the empty canvas. */
  void paint(Consumer<Surface> painter) {
    draw(g -> GraphicsSurface.paint(g, painter));
  }

  /** Draws on the empty canvas. */
  void draw(Consumer<Graphics2D> drawing) {
    Graphics2D g = image.createGraphics();
    g.scale(scale, scale);
    g.setColor(Awt.color(look.colour(Token.BG_PANEL)));
    g.fillRect(0, 0, image.getWidth(), image.getHeight());
    drawing.accept(g);
    g.dispose();
  }

  /** Returns the work of painting once. */
  ComparedWork work(String name, Consumer<Surface> painter) {
    return ComparedWork.of(
        name,
        () -> {
          paint(painter);
          return 1;
        },
        1);
  }
}
