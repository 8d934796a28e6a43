package org.cspworkbench.app.gui;

import java.awt.AWTEvent;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.FocusEvent;
import java.awt.event.FocusEvent.Cause;
import javax.swing.JComponent;

/**
 * Scrolls a component into view when it gains the focus by the Tab key. A click does not scroll,
 * since nothing may move under the pointer.
 */
final class FocusInSight implements AWTEventListener {

  /** Starts to observe the focus in all windows. */
  void open() {
    Toolkit.getDefaultToolkit().addAWTEventListener(this, AWTEvent.FOCUS_EVENT_MASK);
  }

  /** Stops observing the focus. */
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
