package org.cspworkbench.web.dom;

import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.EventTarget;

/** Whether the system of the reader is set to dark colours. */
public final class ColourScheme {

  private interface Queries extends JSObject {

    Query matchMedia(String condition);
  }

  private interface Query extends EventTarget {

    @JSProperty
    boolean isMatches();
  }

  private static final Query DARK =
      ((Queries) (JSObject) Window.current()).matchMedia("(prefers-color-scheme: dark)");

  private ColourScheme() {}

  /** Returns whether it is now. */
  public static boolean isDark() {
    return DARK.isMatches();
  }

  /** Runs {@code action} whenever the setting changes. */
  public static void onChange(Runnable action) {
    DARK.addEventListener("change", event -> Failures.guard(action));
  }
}
