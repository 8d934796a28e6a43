package org.cspworkbench.app.gui.widget;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;

/**
 * Executes work in the background, and passes the result to the event thread.
 *
 * @param worker executes the work
 * @param painting executes the continuation with the result
 */
public record Background(Executor worker, Executor painting) {

  private static final Background OF_WINDOWS = make();

  /** Returns the instance that all windows share. */
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

  /**
   * Runs {@code work} in the background, then {@code then} with its result. Returns immediately.
   */
  public <T> void run(Supplier<T> work, Consumer<T> then) {
    worker.execute(
        () -> {
          T result = work.get();
          painting.execute(() -> then.accept(result));
        });
  }
}
