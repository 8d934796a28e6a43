package org.cspworkbench.app.gui.widget;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Surface;

/**
 * An image of a part of a canvas with the pixels of its device, which is drawn as sharp as the
 * painter would paint it.
 *
 * @param area the part, in the units of the canvas
 * @param scale the number of pixels per unit
 * @param image the image, transparent where nothing is painted
 */
public record DeviceImage(Box area, double scale, BufferedImage image) {

  /** Paints an image. */
  public static DeviceImage of(Box area, double scale, Consumer<Surface> painter) {
    BufferedImage image =
        new BufferedImage(
            pixels(area.width(), scale), pixels(area.height(), scale), BufferedImage.TYPE_INT_ARGB);
    Graphics2D g = image.createGraphics();
    g.scale(scale, scale);
    g.translate(-area.x(), -area.y());
    g.setClip(new Rectangle2D.Double(area.x(), area.y(), area.width(), area.height()));
    GraphicsSurface.paint(g, painter);
    g.dispose();
    return new DeviceImage(area, scale, image);
  }

  private static int pixels(double length, double scale) {
    return Math.max(1, (int) Math.ceil(length * scale));
  }

  /** Draws the image into its part of the canvas. */
  public void draw(Graphics2D g) {
    Graphics2D copy = (Graphics2D) g.create();
    copy.translate(area.x(), area.y());
    copy.scale(1 / scale, 1 / scale);
    copy.drawImage(image, 0, 0, null);
    copy.dispose();
  }
}
