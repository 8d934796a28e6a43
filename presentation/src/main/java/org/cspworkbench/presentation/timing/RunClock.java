package org.cspworkbench.presentation.timing;

import java.util.function.LongSupplier;

/**
 * A clock that times runs.
 *
 * @param kind what the clock measures
 * @param reading the reading in nanoseconds; only differences are meaningful
 */
public record RunClock(Kind kind, LongSupplier reading) {

  /** What a clock measures. */
  public enum Kind {
    /** The processor time of the calling thread. */
    THREAD("thread"),
    /** The processor time of all threads of the process. */
    PROCESS("process"),
    /** Wall-clock time, if Java does not report processor time. */
    WALL("wall");

    private final String title;

    Kind(String title) {
      this.title = title;
    }

    /** Returns the name in data files. */
    public String title() {
      return title;
    }
  }

  /** Returns the current reading in nanoseconds. */
  public long nanos() {
    return reading.getAsLong();
  }
}
