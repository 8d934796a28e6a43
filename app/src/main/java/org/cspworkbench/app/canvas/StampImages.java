package org.cspworkbench.app.canvas;

import com.google.common.collect.MapMaker;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.Map;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Stamp;

/** The pixels of stamps at the sizes at which they were painted last, while the stamps exist. */
final class StampImages {

  private static final int MOST_SIZES = 6; // of a stamp
  private static final Map<Stamp, StampImages> ALL = new MapMaker().weakKeys().makeMap();

  private final Map<Size, BufferedImage> bySize = new HashMap<>();

  private record Size(int width, int height, double scaleX, double scaleY) {}

  private StampImages() {}

  /** Returns {@code stamp} at this size in pixels, where a unit has so many pixels. */
  static BufferedImage of(Stamp stamp, int width, int height, double scaleX, double scaleY) {
    return ALL.computeIfAbsent(stamp, any -> new StampImages())
        .image(stamp, new Size(width, height, scaleX, scaleY));
  }

  private synchronized BufferedImage image(Stamp stamp, Size size) {
    BufferedImage known = bySize.get(size);
    if (known != null) {
      return known;
    }
    if (bySize.size() == MOST_SIZES) {
      bySize.clear();
    }
    BufferedImage painted = painted(stamp, size);
    bySize.put(size, painted);
    return painted;
  }

  private static BufferedImage painted(Stamp stamp, Size size) {
    BufferedImage image =
        new BufferedImage(size.width, size.height, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D g = image.createGraphics();
    g.scale(size.scaleX, size.scaleY);
    Box all = new Box(0, 0, size.width / size.scaleX, size.height / size.scaleY);
    GraphicsSurface.paint(g, on -> stamp.paint(on, all));
    g.dispose();
    return image;
  }
}
