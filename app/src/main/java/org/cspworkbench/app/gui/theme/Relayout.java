package org.cspworkbench.app.gui.theme;

import com.formdev.flatlaf.FlatLaf;
import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Window;

/**
 * A new layout of all windows after the font size has changed. Layout managers that were asked for
 * sizes while the components were changing one by one have cached outdated sizes.
 */
public final class Relayout {

  private Relayout() {}

  /** Updates the look of the components of all windows, and lays them out. */
  static void allWindows() {
    FlatLaf.updateUI();
    EventQueue.invokeLater(
        () -> {
          for (Window window : Window.getWindows()) {
            if (window.isDisplayable()) {
              of(window);
            }
          }
        });
  }

  /** Lays out {@code container} and its descendants. */
  public static void of(Container container) {
    invalidate(container);
    container.validate();
  }

  private static void invalidate(Container container) {
    for (Component each : container.getComponents()) {
      if (each instanceof Container inner) {
        invalidate(inner);
      }
      each.invalidate();
    }
  }
}
