package org.cspworkbench.app.gui.theme;

import com.formdev.flatlaf.util.UIScale;

/** The zoom of all windows. */
public final class Zoom {

  private Zoom() {}

  /** Enlarges everything by one step. */
  public static void in() {
    follow(UIScale.zoomIn());
  }

  /** Reduces everything by one step. */
  public static void out() {
    follow(UIScale.zoomOut());
  }

  /** Restores the normal size. */
  public static void reset() {
    follow(UIScale.zoomReset());
  }

  /** Updates all windows, since components keep the font that they got with their look. */
  private static void follow(boolean isChanged) {
    if (isChanged) {
      Relayout.allWindows();
    }
  }
}
