package org.cspworkbench.app.gui.widget;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;

/**
 * Has work done beside the thread that paints, and the result taken over by that thread.
 *
 * @param beside where the work is done
 * @param painting where the result is taken over
 */
public record Background(Executor beside, Executor painting) {

  private static final Background OF_WINDOWS = make();

  /** On threads that all windows share. */
  public static Background ofWindow() {
    return OF_WINDOWS;
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

  /** Does {@code work}, then lets {@code then} have what came out. Returns at once. */
  public <T> void run(Supplier<T> work, Consumer<T> then) {
    beside.execute(
        () -> {
          T result = work.get();
          painting.execute(() -> then.accept(result));
        });
  }
}
