package org.cspworkbench.app.html;

import static java.util.Objects.requireNonNull;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.awt.image.WritableRaster;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.ImageIO;
import org.cspworkbench.app.canvas.BundledFonts;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;

/** Pictures of moments of runs as files of the site, in the colours of the reader's system. */
final class SitePictures {

  private static final String PNG = "png";
  private static final int COLOURS = 256; // of an image in which each pixel is a byte
  private static final int FULL = 255;
  private static final int SCALE = 2; // pixels in a CSS pixel of most screens

  private final SiteFiles files;

  SitePictures(SiteFiles files) {
    this.files = files;
  }

  /**
   * Returns the element with the picture of a run at a position.
   *
   * @param view what the board shows
   * @param side the length of a side in CSS pixels
   * @param name what the names of its files begin with
   */
  String at(SiteRun run, int position, BoardView view, int side, String name) {
    Picture picture = Pictures.of(run.trace().csp(), view);
    Moment moment = new Moments(run.trace()).at(position);
    String light = file(picture, moment, Look.light(BundledFonts.get()), side, name);
    String dark = file(picture, moment, Look.dark(BundledFonts.get()), side, name + "-dark");
    return """
        <picture><source srcset="%s" media="(prefers-color-scheme: dark)">\
        <img src="%s" width="%d" height="%d" alt=""></picture>\
        """
        .formatted(dark, light, side, side);
  }

  /**
   * Returns the image with at most 256 colours, whose file has half the size: they are rounded no
   * more than necessary, which for boards is less than the eye sees.
   */
  private static BufferedImage indexed(BufferedImage image) {
    int step = 8;
    Map<Integer, Integer> colours = colours(image, step);
    while (colours.size() > COLOURS) {
      step *= 2;
      colours = colours(image, step);
    }
    int[] all = colours.keySet().stream().mapToInt(colour -> colour).toArray();
    IndexColorModel model =
        new IndexColorModel(Byte.SIZE, all.length, all, 0, true, -1, DataBuffer.TYPE_BYTE);
    int width = image.getWidth();
    int height = image.getHeight();
    WritableRaster raster = model.createCompatibleWritableRaster(width, height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int colour = rounded(image.getRGB(x, y), step);
        raster.setSample(x, y, 0, requireNonNull(colours.get(colour)));
      }
    }
    return new BufferedImage(model, raster, false, null);
  }

  /** Returns the colours of an image, rounded, with their numbers. */
  private static Map<Integer, Integer> colours(BufferedImage image, int step) {
    Map<Integer, Integer> colours = new LinkedHashMap<>();
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        colours.putIfAbsent(rounded(image.getRGB(x, y), step), colours.size());
      }
    }
    return colours;
  }

  /** Returns a colour whose parts are multiples of {@code step}, or full. */
  private static int rounded(int argb, int step) {
    int result = 0;
    for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
      int part = argb >>> shift & FULL;
      int near = part == FULL ? FULL : Math.min(FULL, (part + step / 2) / step * step);
      result |= near << shift;
    }
    return result;
  }

  private String file(Picture picture, Moment moment, Look look, int side, String name) {
    BufferedImage image =
        new BufferedImage(SCALE * side, SCALE * side, BufferedImage.TYPE_INT_ARGB);
    Graphics2D g = image.createGraphics();
    g.scale(SCALE, SCALE);
    GraphicsSurface.paint(g, on -> picture.paint(on, new Box(0, 0, side, side), look, moment));
    g.dispose();
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    try {
      ImageIO.write(indexed(image), PNG, png);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files.addHashed(name, PNG, png.toByteArray());
  }
}
