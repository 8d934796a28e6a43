package org.cspworkbench.app.cli;

import java.io.PrintWriter;
import java.time.Duration;

/** A line on a terminal that says how far a command has come. Used by one thread. */
final class ProgressLine {

  private static final long INTERVAL = Duration.ofMillis(100).toNanos();
  private static final String CLEAR_LINE = "\r\033[K";

  private final PrintWriter err;
  private final boolean isWanted;
  private boolean isShown;
  private long next = System.nanoTime() + INTERVAL; // what is over at once shows none

  /** Shows nothing unless {@code isWanted}. */
  ProgressLine(PrintWriter err, boolean isWanted) {
    this.err = err;
    this.isWanted = isWanted;
  }

  /** Shows {@code text} in place of what was shown, if that has stood for a moment. */
  void show(String text) {
    if (isWanted && System.nanoTime() - next > 0) {
      err.print(CLEAR_LINE + text);
      err.flush();
      isShown = true;
      next = System.nanoTime() + INTERVAL;
    }
  }

  /** Makes room for something else. */
  void clear() {
    if (isShown) {
      err.print(CLEAR_LINE);
      err.flush();
      isShown = false;
    }
  }
}
