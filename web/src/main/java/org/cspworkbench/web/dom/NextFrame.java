package org.cspworkbench.web.dom;

import org.teavm.jso.browser.Window;

/** An action that is run once at the next frame, however often it is asked for until then. */
public final class NextFrame {

  private final Runnable action;
  private boolean isAwaited;

  /** Creates the action. */
  public NextFrame(Runnable action) {
    this.action = action;
  }

  /** Asks for the action. */
  public void request() {
    if (!isAwaited) {
      isAwaited = true;
      Window.requestAnimationFrame(millis -> run());
    }
  }

  private void run() {
    isAwaited = false;
    Failures.guard(action);
  }
}
