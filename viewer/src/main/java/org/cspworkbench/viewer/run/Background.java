package org.cspworkbench.viewer.run;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Executes work in the background, and passes the result to the event thread.
 *
 * @param worker executes the work
 * @param painting executes the continuation with the result
 */
public record Background(Executor worker, Executor painting) {

  /** Runs work at once, in the thread that requests it. */
  public static final Background NONE = new Background(Runnable::run, Runnable::run);

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
