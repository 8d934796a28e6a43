package org.cspworkbench.presentation.picture;

import java.util.OptionalInt;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Surface;

/**
 * The picture of a problem. Immutable; it may be painted anywhere and at any size.
 *
 * <p>A picture is scaled to the given area with its proportions kept, and centred. It paints
 * neither outside the area nor a background.
 */
public interface Picture {

  /** Returns the size at which everything is easy to read. */
  Size preferredSize(Look look);

  /** Returns the minimum size at which all cells are distinguishable. */
  Size minimumSize(Look look);

  /**
   * Returns the minimum size within {@code room}. A picture with several possible layouts stays
   * within the width of the room if it can, and exceeds its height if it must.
   */
  default Size minimumSize(Look look, Size room) {
    return minimumSize(look);
  }

  /**
   * Returns whether the layout depends on the width, so that the picture remains legible if it
   * scrolls.
   */
  default boolean wraps() {
    return false;
  }

  /**
   * Returns the size below which the picture is scrolled, where it can be, in place of being made
   * smaller.
   */
  default Size scrolledSize(Look look, Size room) {
    return minimumSize(look, room);
  }

  /** Returns the picture without numbers of rows and columns, for little room. */
  default Picture withoutNumbers() {
    return this;
  }

  /**
   * Paints a small map of the whole into {@code place}, for a picture that is scrolled.
   *
   * @param area where the whole picture is
   * @param visible the part of it that is in sight, which is framed on the map
   */
  default void paintOverview(
      Surface surface, Box place, Look look, Moment moment, Box area, Box visible) {}

  /** Paints {@code moment} into {@code area}. */
  void paint(Surface surface, Box area, Look look, Moment moment);

  /** Returns the variable at {@code point} of the picture in {@code area}, if there is one. */
  OptionalInt variableAt(Point point, Box area, Look look);

  /** Returns the bounds of variable {@code x} of the picture in {@code area}. */
  Box boundsOf(int x, Box area, Look look);
}
