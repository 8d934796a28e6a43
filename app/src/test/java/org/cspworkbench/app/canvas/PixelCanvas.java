package org.cspworkbench.app.canvas;

import com.google.common.primitives.ImmutableIntArray;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import javax.imageio.ImageIO;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/** A surface without a screen, and the pixels that were painted on it. */
public final class PixelCanvas {

  private final BufferedImage image;
  private final int[] pixels;

  private PixelCanvas(BufferedImage image) {
    this.image = image;
    this.pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
  }

  /**
   * Returns the painting of {@code painter} on {@code width} × {@code height} units at this scale.
   */
  public static PixelCanvas of(
      int width, int height, double scale, Colour ground, Consumer<Surface> painter) {
    BufferedImage image =
        new BufferedImage(
            (int) Math.ceil(width * scale),
            (int) Math.ceil(height * scale),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.setColor(Awt.color(ground));
    g.fillRect(0, 0, image.getWidth(), image.getHeight());
    g.scale(scale, scale);
    GraphicsSurface.paint(g, painter);
    g.dispose();
    return new PixelCanvas(image);
  }

  /** Returns {@code picture} of {@code moment} in a square of this side. */
  public static PixelCanvas of(Picture picture, Moment moment, Look look, int side, double scale) {
    return of(
        side,
        side,
        scale,
        look.colour(Token.BG_PANEL),
        on -> picture.paint(on, new Box(0, 0, side, side), look, moment));
  }

  public int width() {
    return image.getWidth();
  }

  public int height() {
    return image.getHeight();
  }

  public Colour at(int x, int y) {
    int rgb = pixels[y * width() + x];
    return new Colour(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF, 255);
  }

  public boolean has(int x, int y, Colour colour) {
    return (pixels[y * width() + x] & 0xFFFFFF) == (colour.argb() & 0xFFFFFF);
  }

  /** Returns the number of pixels of {@code part} with exactly this colour. */
  public int count(Rectangle part, Colour colour) {
    int count = 0;
    for (int y = part.y; y < part.y + part.height; y++) {
      for (int x = part.x; x < part.x + part.width; x++) {
        count += has(x, y, colour) ? 1 : 0;
      }
    }
    return count;
  }

  public int count(Colour colour) {
    return count(new Rectangle(width(), height()), colour);
  }

  /** Returns the perceived brightness of a pixel, 0 to 255. */
  public int grey(int x, int y) {
    Colour c = at(x, y);
    return (int) Math.round(0.2126 * c.red() + 0.7152 * c.green() + 0.0722 * c.blue());
  }

  /**
   * Returns the smallest rectangle outside of which both canvases are equal; empty if they do not
   * differ.
   */
  public Rectangle differenceFrom(PixelCanvas other) {
    int left = Integer.MAX_VALUE;
    int right = -1;
    int top = -1;
    int bottom = -1;
    for (int i = 0; i < pixels.length; i++) {
      if (pixels[i] != other.pixels[i]) {
        left = Math.min(left, i % width());
        right = Math.max(right, i % width());
        top = top < 0 ? i / width() : top;
        bottom = i / width();
      }
    }
    return right < 0
        ? new Rectangle()
        : new Rectangle(left, top, right - left + 1, bottom - top + 1);
  }

  /** Returns the pixels inside {@code part}, row by row. */
  public ImmutableIntArray pixels(Rectangle part) {
    return ImmutableIntArray.copyOf(
        image.getRGB(part.x, part.y, part.width, part.height, null, 0, part.width));
  }

  public void write(File file) {
    try {
      ImageIO.write(image, "png", file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
