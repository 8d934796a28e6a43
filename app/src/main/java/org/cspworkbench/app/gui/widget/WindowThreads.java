package org.cspworkbench.app.gui.widget;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.swing.SwingUtilities;
import org.cspworkbench.viewer.run.Background;

/** The threads of all windows. */
public final class WindowThreads {

  private static final Background BACKGROUND = make();

  private WindowThreads() {}

  /** Returns the background that all windows share. */
  public static Background background() {
    return BACKGROUND;
  }

  private static Background make() {
    ExecutorService threads =
        Executors.newCachedThreadPool(
            work -> {
              Thread thread = new Thread(work, "background");
              thread.setDaemon(true);
              return thread;
            });
    return new Background(threads, SwingUtilities::invokeLater);
  }
}
