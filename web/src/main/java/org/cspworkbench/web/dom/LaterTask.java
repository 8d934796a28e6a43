package org.cspworkbench.web.dom;

import java.util.concurrent.Executor;
import org.teavm.jso.browser.Window;

/**
 * Executes each work in a task of its own, so that frames are shown in between.
 *
 * @param millis how long it waits before
 */
public record LaterTask(int millis) implements Executor {

  @Override
  public void execute(Runnable work) {
    Window.setTimeout(() -> Failures.guard(work), millis);
  }
}
