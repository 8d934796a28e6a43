package org.cspworkbench.app.gui;

import java.awt.geom.Rectangle2D;

/**
 * A text painted by a component. Lengths are in pixels of the window.
 *
 * @param text the text
 * @param ink the bounds of its letters
 * @param clip the clip of the component
 * @param size of the font
 */
record WrittenText(String text, Rectangle2D ink, Rectangle2D clip, double size) {

  /** Returns its visible part. */
  Rectangle2D visible() {
    return ink.createIntersection(clip);
  }

  boolean isSeen() {
    return ink.intersects(clip);
  }
}
