package org.cspworkbench.app.gui.theme;

import com.formdev.flatlaf.FlatLaf;
import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Window;

/**
 * Lays everything out anew when all letters have another size. A layout that was asked for a size
 * while its components were changing one by one would keep what it has found.
 */
public final class Relayout {

  private Relayout() {}

  /** Gives the components of all windows the look that holds now, and lays them out. */
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

  /** Lays out {@code container} and all that is in it. */
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
