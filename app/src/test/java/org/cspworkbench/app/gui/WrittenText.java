package org.cspworkbench.app.gui;

import java.awt.geom.Rectangle2D;

/**
 * A text as a component has painted it. Lengths are in pixels of the window.
 *
 * @param text the text
 * @param ink where its letters are
 * @param clip where the component could paint
 * @param size of the font
 */
record WrittenText(String text, Rectangle2D ink, Rectangle2D clip, double size) {

  /** What can be seen of it. */
  Rectangle2D visible() {
    return ink.createIntersection(clip);
  }

  boolean isSeen() {
    return ink.intersects(clip);
  }
}
