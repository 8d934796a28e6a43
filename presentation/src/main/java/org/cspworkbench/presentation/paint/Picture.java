package org.cspworkbench.presentation.paint;

import java.util.OptionalInt;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.geometry.Point;
import org.cspworkbench.presentation.geometry.Size;
import org.cspworkbench.presentation.surface.Surface;

/**
 * How one problem is drawn. Immutable; the same picture may be painted anywhere and at any size.
 *
 * <p>A picture fits itself into the area it is given and keeps its proportions, in the middle. It
 * paints nothing outside the area, and no ground: that is for the caller.
 */
public interface Picture {

  /** The size at which everything is easy to read. */
  Size preferredSize(Look look);

  /** The least size at which every cell can still be told from the next. */
  Size minimumSize(Look look);

  /**
   * The same where there is this much room: a picture that can be laid out in more than one way
   * stays within the width of the room if it can, and is higher than it where it has to be.
   */
  default Size minimumSize(Look look, Size room) {
    return minimumSize(look);
  }

  /** Whether it is laid out for the width there is, so that it can be read while it scrolls. */
  default boolean wraps() {
    return false;
  }

  /** Paints {@code moment} into {@code area}. */
  void paint(Surface surface, Box area, Look look, Moment moment);

  /** The variable at {@code point} when painted into {@code area}, if there is one. */
  OptionalInt variableAt(Point point, Box area, Look look);

  /** What it is made of, for whoever draws it by other means. */
  Plan plan();

  /** Where variable {@code x} is when painted into {@code area}. */
  Box boundsOf(int x, Box area, Look look);
}
