package org.cspworkbench.presentation.timing;

import static com.google.common.base.Preconditions.checkArgument;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * How runs are timed.
 *
 * @param warmUp the most processor time that each candidate is run for before its time counts
 * @param samples how many samples are taken of each candidate
 * @param budget the most time on the wall that warming up and taking samples may take together
 */
public record Protocol(Duration warmUp, int samples, Duration budget) {

  /** Single runs that take longer than this are timed once: 2 s. */
  public static final long LONG_RUN = TimeUnit.SECONDS.toNanos(2);

  /** A sample lasts at least this long: 50 ms. */
  public static final long SAMPLE = TimeUnit.MILLISECONDS.toNanos(50);

  /** A warm-up ends when times differ by no more than this part. */
  static final double STABLE = 0.05;

  /** Up to 2 s of warm-up each, 7 samples, 30 s in all. */
  public static final Protocol USUAL =
      new Protocol(Duration.ofSeconds(2), 7, Duration.ofSeconds(30));

  /**
   * Checks the ranges.
   *
   * @param warmUp the most processor time of each candidate's warm-up
   * @param samples how many samples are taken of each candidate
   * @param budget the most time on the wall
   * @throws IllegalArgumentException if there is no sample, or a duration is negative
   */
  public Protocol {
    checkArgument(samples >= 1, "at least one sample must be taken, not %s", samples);
    checkArgument(!warmUp.isNegative() && !budget.isNegative(), "a duration may not be negative");
  }

  /** The same within this budget. */
  public Protocol withBudget(Duration newBudget) {
    return new Protocol(warmUp, samples, newBudget);
  }
}
