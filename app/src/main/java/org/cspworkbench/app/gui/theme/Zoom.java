package org.cspworkbench.app.gui.theme;

import com.formdev.flatlaf.util.UIScale;

/** How large everything in the window is; what is open follows at once. */
public final class Zoom {

  private Zoom() {}

  /** Everything larger. */
  public static void in() {
    follow(UIScale.zoomIn());
  }

  /** Everything smaller. */
  public static void out() {
    follow(UIScale.zoomOut());
  }

  /** Everything as large as usual. */
  public static void reset() {
    follow(UIScale.zoomReset());
  }

  /** Components take a font when their look is set, and keep it. */
  private static void follow(boolean isChanged) {
    if (isChanged) {
      Relayout.allWindows();
    }
  }
}
