package org.cspworkbench.app.gui;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.beans.PropertyChangeListener;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;

/** The initial and the minimum size of the window, which never exceed its screen. */
final class WindowSize {

  private static final Dimension USUAL = new Dimension(1280, 832);
  private static final Dimension LEAST = new Dimension(960, 640);

  private final JFrame frame;
  private final PropertyChangeListener enlargement =
      change -> SwingUtilities.invokeLater(this::bound);

  /** Gives {@code frame} its usual size in the centre of the screen. */
  WindowSize(JFrame frame) {
    this.frame = frame;
    ScreenBounds room = ScreenBounds.now();
    Rectangle bounds = room.centred(UIScale.scale(USUAL));
    frame.setMinimumSize(room.least(UIScale.scale(LEAST), bounds));
    frame.setBounds(bounds);
    UIScale.addPropertyChangeListener(enlargement);
  }

  /** Restores the bounds of the window, moved onto a connected screen if necessary. */
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

  /**
   * Limits the minimum size to the current size: a larger zoom factor does not enlarge the window.
   */
  private void bound() {
    Dimension least = ScreenBounds.now().least(UIScale.scale(LEAST), frame.getBounds());
    frame.setMinimumSize(
        new Dimension(
            Math.min(least.width, frame.getWidth()), Math.min(least.height, frame.getHeight())));
  }

  /** Stops observing the zoom factor. */
  void close() {
    UIScale.removePropertyChangeListener(enlargement);
  }
}
