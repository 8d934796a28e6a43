package org.cspworkbench.app.gui;

import java.awt.AWTEvent;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.FocusEvent;
import java.awt.event.FocusEvent.Cause;
import javax.swing.JComponent;

/**
 * Keeps in sight what the keyboard comes to: where a page is scrolled, it follows the tabulator. It
 * does not follow a click, under which nothing may move.
 */
final class FocusInSight implements AWTEventListener {

  /** Begins to follow the keyboard, in all windows. */
  void open() {
    Toolkit.getDefaultToolkit().addAWTEventListener(this, AWTEvent.FOCUS_EVENT_MASK);
  }

  /** Follows it no more. */
  void close() {
    Toolkit.getDefaultToolkit().removeAWTEventListener(this);
  }

  @Override
  public void eventDispatched(AWTEvent event) {
    if (event instanceof FocusEvent focus
        && focus.getID() == FocusEvent.FOCUS_GAINED
        && isByTabulator(focus.getCause())
        && focus.getComponent() instanceof JComponent owner) {
      owner.scrollRectToVisible(new Rectangle(owner.getSize()));
    }
  }

  private static boolean isByTabulator(Cause cause) {
    return cause == Cause.TRAVERSAL_FORWARD || cause == Cause.TRAVERSAL_BACKWARD;
  }
}
