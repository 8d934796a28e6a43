package org.cspworkbench.solvers;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.util.concurrent.Futures;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.cspworkbench.core.cancellation.Cancellation;

/**
 * A thread for each worker, started for each run. Nothing else in the module may start threads or
 * wait for them: the rest also runs in a browser.
 *
 * @param count how many
 */
public record WorkerThreads(@Override int count) implements Workers {

  /**
   * Checks the number.
   *
   * @param count how many
   * @throws IllegalArgumentException if there would be none
   */
  public WorkerThreads {
    checkArgument(count >= 1, "at least one thread must work, not %s", count);
  }

  @Override
  public void run(Runnable work) {
    Cancellation cancellation = Cancellation.current();
    ExecutorService pool = Executors.newFixedThreadPool(count);
    try {
      List<Future<?>> runs = new ArrayList<>();
      for (int t = 0; t < count; t++) {
        runs.add(pool.submit(() -> cancellation.during(Executors.callable(work)::call)));
      }
      runs.forEach(Futures::getUnchecked);
    } finally {
      pool.shutdown();
    }
  }
}
