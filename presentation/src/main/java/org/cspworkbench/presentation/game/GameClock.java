package org.cspworkbench.presentation.game;

import java.time.Duration;
import java.util.function.LongSupplier;

/** How long a game has been played; stands still until it is started. */
public final class GameClock {

  private final LongSupplier nanos;
  private long before;
  private long startedAt;
  private boolean runs;

  /**
   * A clock that shows {@code elapsed}.
   *
   * @param nanos the time on some clock in nanoseconds, as {@link System#nanoTime} gives it
   */
  GameClock(LongSupplier nanos, Duration elapsed) {
    this.nanos = nanos;
    this.before = elapsed.toNanos();
  }

  /** Lets it run. */
  public void start() {
    if (!runs) {
      startedAt = nanos.getAsLong();
      runs = true;
    }
  }

  /** Lets it stand still. */
  public void stop() {
    before = elapsed().toNanos();
    runs = false;
  }

  /** Lets it stand still at nothing. */
  void reset() {
    before = 0;
    runs = false;
  }

  /** Whether it runs. */
  public boolean isRunning() {
    return runs;
  }

  /** What it shows. */
  public Duration elapsed() {
    return Duration.ofNanos(runs ? before + (nanos.getAsLong() - startedAt) : before);
  }
}
