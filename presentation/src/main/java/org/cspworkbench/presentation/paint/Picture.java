package org.cspworkbench.presentation.paint;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.OptionalInt;

/**
 * How one problem is drawn. Immutable; the same picture may be painted anywhere and at any size.
 *
 * <p>A picture fits itself into the area it is given and keeps its proportions, in the middle. It
 * paints nothing outside the area, and no ground: that is for the caller.
 */
public interface Picture {

  /** The size at which everything is easy to read. */
  Dimension preferredSize(Look look);

  /** The least size at which every cell can still be told from the next. */
  Dimension minimumSize(Look look);

  /**
   * The same where there is this much room: a picture that can be laid out in more than one way
   * stays within the width of the room if it can, and is higher than it where it has to be.
   */
  default Dimension minimumSize(Look look, Dimension room) {
    return minimumSize(look);
  }

  /** Whether it is laid out for the width there is, so that it can be read while it scrolls. */
  default boolean wraps() {
    return false;
  }

  /** Paints {@code moment} into {@code area}. */
  void paint(Graphics2D g, Rectangle area, Look look, Moment moment);

  /** The variable at {@code point} when painted into {@code area}, if there is one. */
  OptionalInt variableAt(Point2D point, Rectangle area, Look look);

  /** What it is made of, for whoever draws it by other means. */
  Plan plan();

  /** Where variable {@code x} is when painted into {@code area}. */
  Rectangle2D boundsOf(int x, Rectangle area, Look look);
}
