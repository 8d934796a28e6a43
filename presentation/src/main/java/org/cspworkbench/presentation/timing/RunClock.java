package org.cspworkbench.presentation.timing;

import java.util.function.LongSupplier;

/**
 * A clock by which runs are timed.
 *
 * @param kind what it counts
 * @param reading what it shows, in nanoseconds; only differences have a meaning
 */
public record RunClock(Kind kind, LongSupplier reading) {

  /** What a clock counts. */
  public enum Kind {
    /** The processor time of the thread that reads it. */
    THREAD("thread"),
    /** The processor time of all threads of the process. */
    PROCESS("process"),
    /** The time on the wall, where Java does not report processor time. */
    WALL("wall");

    private final String title;

    Kind(String title) {
      this.title = title;
    }

    /** Its name in data. */
    public String title() {
      return title;
    }
  }

  /** What it shows now, in nanoseconds. */
  public long nanos() {
    return reading.getAsLong();
  }
}
