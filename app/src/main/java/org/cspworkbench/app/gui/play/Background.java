package org.cspworkbench.app.gui.play;

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

  /** On threads of its own, for a window. */
  public static Background ofWindow() {
    ExecutorService threads =
        Executors.newCachedThreadPool(
            work -> {
              Thread thread = new Thread(work, "play");
              thread.setDaemon(true);
              return thread;
            });
    return new Background(threads, SwingUtilities::invokeLater);
  }

  /** Does {@code work}, then lets {@code then} have what came out. Returns at once. */
  <T> void run(Supplier<T> work, Consumer<T> then) {
    beside.execute(
        () -> {
          T result = work.get();
          painting.execute(() -> then.accept(result));
        });
  }
}
