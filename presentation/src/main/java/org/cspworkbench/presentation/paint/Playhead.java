package org.cspworkbench.presentation.paint;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** The mark of the present place on a bar that can be scrubbed: a handle on a line. */
final class Playhead {

  private Playhead() {}

  /**
   * Paints it.
   *
   * @param x where the place is
   * @param top where the handle begins
   * @param length how long the line is, of which the lower part of the handle covers some
   */
  static void paint(Ink ink, double x, double top, double length) {
    Path2D handle = new Path2D.Double();
    handle.moveTo(x - 6, top);
    handle.lineTo(x + 6, top);
    handle.lineTo(x + 6, top + 6);
    handle.lineTo(x, top + 11);
    handle.lineTo(x - 6, top + 6);
    handle.closePath();
    ink.fill(handle, Token.ACCENT);
    double width = ink.device().whole(2);
    ink.fill(
        new Rectangle2D.Double(ink.device().x(x - width / 2), top + 6, width, length),
        Token.ACCENT);
  }
}
