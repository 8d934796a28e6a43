package org.cspworkbench.app.gui;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.beans.PropertyChangeListener;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;

/** How large the window is when it opens, and at least; never larger than its screen. */
final class WindowSize {

  private static final Dimension USUAL = new Dimension(1280, 832);
  private static final Dimension LEAST = new Dimension(1024, 640);

  private final JFrame frame;
  private final PropertyChangeListener enlargement =
      change -> SwingUtilities.invokeLater(this::bound);

  /** Gives {@code frame} its usual size, in the middle of the screen. */
  WindowSize(JFrame frame) {
    this.frame = frame;
    ScreenBounds room = ScreenBounds.now();
    Rectangle bounds = room.centred(UIScale.scale(USUAL));
    frame.setMinimumSize(room.least(UIScale.scale(LEAST), bounds));
    frame.setBounds(bounds);
    UIScale.addPropertyChangeListener(enlargement);
  }

  /** Puts the window where it was, or where that is on a screen now. */
  void restore(Rectangle bounds) {
    ScreenBounds room = ScreenBounds.now();
    Dimension least = room.least(UIScale.scale(LEAST), bounds);
    Rectangle wanted =
        new Rectangle(
            bounds.x,
            bounds.y,
            Math.max(least.width, bounds.width),
            Math.max(least.height, bounds.height));
    frame.setMinimumSize(least);
    frame.setBounds(room.fitted(wanted));
  }

  /** Where everything in it becomes larger, the window itself does not. */
  private void bound() {
    Dimension least = ScreenBounds.now().least(UIScale.scale(LEAST), frame.getBounds());
    frame.setMinimumSize(
        new Dimension(
            Math.min(least.width, frame.getWidth()), Math.min(least.height, frame.getHeight())));
  }

  /** Follows the enlargement no more. */
  void close() {
    UIScale.removePropertyChangeListener(enlargement);
  }
}
