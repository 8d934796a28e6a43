package org.cspworkbench.presentation.paint.timeline;

import org.cspworkbench.presentation.geometry.Path;
import org.cspworkbench.presentation.look.Ink;
import org.cspworkbench.presentation.look.Token;

/** A painter of loops and bookmarks on a bar for scrubbing. */
final class MarkPen {

  /** The width of a flag. */
  static final int FLAG = 10;

  private MarkPen() {}

  /** Draws the flag of a bookmark, with its pole from {@code top} to {@code bottom}. */
  static void flag(Ink ink, double x, double top, double bottom) {
    Path.Builder flag = Path.builder();
    flag.moveTo(x, top);
    flag.lineTo(x + FLAG, top);
    flag.lineTo(x + FLAG - 3, top + 3.5);
    flag.lineTo(x + FLAG, top + 7);
    flag.lineTo(x, top + 7);
    flag.close();
    ink.fill(flag.build(), Token.TEXT_MUTED);
    ink.line(x, top, x, bottom, Token.TEXT_MUTED, 1.5);
  }

  /**
   * Draws an end of a loop.
   *
   * @param inwards 1 at the start, -1 at the end
   */
  static void bracket(Ink ink, double x, double top, double bottom, int inwards, Token colour) {
    Path.Builder path = Path.builder();
    path.moveTo(x + inwards * 5, top);
    path.lineTo(x, top);
    path.lineTo(x, bottom);
    ink.draw(path.build(), colour, 2);
  }
}
