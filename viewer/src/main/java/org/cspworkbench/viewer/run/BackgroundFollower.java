package org.cspworkbench.viewer.run;

import java.util.concurrent.Executor;
import java.util.function.IntConsumer;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.playback.TraceFollower;

/**
 * Follows growing traces in the background, so that no view has to wait.
 *
 * @param worker executes the work
 */
public record BackgroundFollower(Executor worker) implements TraceFollower {

  private static final long REST_MILLIS = 5;

  @Override
  public void start(Trace trace, IntConsumer reader) {
    worker.execute(() -> follow(trace, reader));
  }

  private static void follow(Trace trace, IntConsumer reader) {
    boolean isLast;
    do {
      isLast = trace.isClosed(); // read first: a closed trace does not grow
      reader.accept(trace.length());
    } while (!isLast && rest());
  }

  private static boolean rest() {
    try {
      Thread.sleep(REST_MILLIS);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
