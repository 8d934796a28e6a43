package org.cspworkbench.presentation.paint;

import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.geometry.Path;

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
    Path.Builder handle = Path.builder();
    handle.moveTo(x - 6, top);
    handle.lineTo(x + 6, top);
    handle.lineTo(x + 6, top + 6);
    handle.lineTo(x, top + 11);
    handle.lineTo(x - 6, top + 6);
    handle.close();
    ink.fill(handle.build(), Token.ACCENT);
    double width = ink.device().whole(2);
    ink.fill(new Box(ink.device().x(x - width / 2), top + 6, width, length), Token.ACCENT);
  }
}
