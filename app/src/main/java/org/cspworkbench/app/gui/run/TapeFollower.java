package org.cspworkbench.app.gui.run;

import java.util.function.IntConsumer;
import org.cspworkbench.core.trace.Trace;

/** Goes along with a tape as it grows, on a thread of its own, so that no viewer has to wait. */
public final class TapeFollower {

  private static final long REST_MILLIS = 5;

  private TapeFollower() {}

  /**
   * Tells {@code reader}, again and again until the tape is closed, how many events there are by
   * now; the last time all of them.
   */
  public static void start(Trace trace, IntConsumer reader) {
    Thread thread = new Thread(() -> follow(trace, reader), "tape follower");
    thread.setDaemon(true);
    thread.start();
  }

  private static void follow(Trace trace, IntConsumer reader) {
    boolean isLast;
    do {
      isLast = trace.isClosed(); // first: what is behind a closed tape's end is all
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
