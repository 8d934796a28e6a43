package org.cspworkbench.app.paint;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;

/** Draws a timeline: the bar under a board along which a run is scrubbed. */
public final class TimelinePainter {

  /** The height that it needs. */
  public static final int HEIGHT = 64;

  private TimelinePainter() {}

  /** Paints {@code timeline} across {@code area}. */
  public static void paint(
      Graphics2D g, Rectangle area, Look look, Timeline timeline, Scrub scrub) {
    try (Ink ink = new Ink(g, look)) {
      double base = area.getY() + 46;
      for (int x = 0; x < area.width; x++) {
        int from = positionAt(area.x + x, area, timeline);
        int to = Math.max(from + 1, positionAt(area.x + x + 1, area, timeline));
        double height = 36.0 * timeline.depth(from, to) / Math.max(1, timeline.deepest());
        ink.fill(
            new Rectangle2D.Double(area.x + x, base - height, 1, height),
            from < scrub.position() ? Token.ACCENT : Token.LINE_SOFT);
      }
    }
  }

  /** How many events lie behind the place {@code x} of a timeline painted into {@code area}. */
  public static int positionAt(double x, Rectangle area, Timeline timeline) {
    double part = Math.max(0, Math.min(1, (x - area.x) / area.width));
    return (int) Math.round(part * timeline.length());
  }

  /** Where {@code position} is on a timeline painted into {@code area}. */
  public static double placeOf(int position, Rectangle area, Timeline timeline) {
    return area.x + (double) area.width * position / Math.max(1, timeline.length());
  }
}
