package org.cspworkbench.viewer.run;

import java.util.function.IntConsumer;
import org.cspworkbench.core.trace.Trace;

/** Follows a growing trace in a thread of its own, so that no view has to wait. */
public final class FollowerThread {

  private static final long REST_MILLIS = 5;

  private FollowerThread() {}

  /**
   * Passes the current number of events to {@code reader} repeatedly until the trace is closed; the
   * last call passes the final number.
   */
  public static void start(Trace trace, IntConsumer reader) {
    Thread thread = new Thread(() -> follow(trace, reader), "trace follower");
    thread.setDaemon(true);
    thread.start();
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
