package org.cspworkbench.presentation.paint.chart;

import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Token;

/** The mark of the current place on a bar for scrubbing: a handle on a line. */
public final class Playhead {

  private Playhead() {}

  /**
   * Paints the playhead.
   *
   * @param x the x coordinate of the place
   * @param top the top of the handle
   * @param length the length of the line, part of which the handle covers
   */
  public static void paint(Ink ink, double x, double top, double length) {
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
