package org.cspworkbench.presentation.game;

import java.time.Duration;
import java.util.function.LongSupplier;

/** A clock that measures the time played; it is stopped until {@link #start} is called. */
public final class GameClock {

  private final LongSupplier nanos;
  private long before;
  private long startedAt;
  private boolean runs;

  /**
   * Creates a stopped clock with the time {@code elapsed}.
   *
   * @param nanos the time of a clock in nanoseconds, such as {@link System#nanoTime}
   */
  GameClock(LongSupplier nanos, Duration elapsed) {
    this.nanos = nanos;
    this.before = elapsed.toNanos();
  }

  /** Starts the clock. */
  public void start() {
    if (!runs) {
      startedAt = nanos.getAsLong();
      runs = true;
    }
  }

  /** Stops the clock. */
  public void stop() {
    before = elapsed().toNanos();
    runs = false;
  }

  /** Stops the clock and sets it to zero. */
  void reset() {
    before = 0;
    runs = false;
  }

  /** Returns whether the clock is running. */
  public boolean isRunning() {
    return runs;
  }

  /** Returns the time played. */
  public Duration elapsed() {
    return Duration.ofNanos(runs ? before + (nanos.getAsLong() - startedAt) : before);
  }
}
