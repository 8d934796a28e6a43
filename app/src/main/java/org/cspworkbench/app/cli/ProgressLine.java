package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.time.Duration;

/** A line on a terminal that shows the progress of a command. Used by one thread. */
public final class ProgressLine {

  private static final long INTERVAL = Duration.ofMillis(100).toNanos();
  private static final String CLEAR_LINE = "\r\033[K";

  private final PrintWriter err;
  private final boolean isWanted;
  private boolean isShown;
  private long next = System.nanoTime() + INTERVAL; // short commands show no progress

  /** Creates a line that is shown only if {@code isWanted}. */
  ProgressLine(PrintWriter err, boolean isWanted) {
    this.err = err;
    this.isWanted = isWanted;
  }

  /** Creates a line that is shown if standard error, to which {@code err} writes, is a terminal. */
  public static ProgressLine onTerminal(PrintStream err) {
    return new ProgressLine(
        new PrintWriter(err, false, UTF_8), Console.Terminals.ofProcess().err());
  }

  /** Shows {@code text} instead of the previous text, unless that has just been shown. */
  public void show(String text) {
    if (isWanted && System.nanoTime() - next > 0) {
      err.print(CLEAR_LINE + text);
      err.flush();
      isShown = true;
      next = System.nanoTime() + INTERVAL;
    }
  }

  /** Clears the line before other output. */
  public void clear() {
    if (isShown) {
      err.print(CLEAR_LINE);
      err.flush();
      isShown = false;
    }
  }
}
