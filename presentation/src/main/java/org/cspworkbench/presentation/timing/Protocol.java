package org.cspworkbench.presentation.timing;

import static com.google.common.base.Preconditions.checkArgument;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * The parameters of a measurement.
 *
 * @param warmUp the maximum processor time of the warm-up of each candidate
 * @param samples the number of samples of each candidate
 * @param budget the maximum wall-clock time of all warm-ups and samples together
 */
public record Protocol(Duration warmUp, int samples, Duration budget) {

  /** A single run that takes longer is not repeated: 2 s. */
  public static final long LONG_RUN = TimeUnit.SECONDS.toNanos(2);

  /** The minimum duration of a sample: 50 ms. */
  public static final long SAMPLE = TimeUnit.MILLISECONDS.toNanos(50);

  /** A warm-up ends when times differ by at most this fraction. */
  static final double STABLE = 0.05;

  /** Up to 2 s of warm-up for each candidate, 7 samples, and 30 s altogether. */
  public static final Protocol USUAL =
      new Protocol(Duration.ofSeconds(2), 7, Duration.ofSeconds(30));

  /**
   * Checks the ranges.
   *
   * @param warmUp the maximum processor time of each warm-up
   * @param samples the number of samples of each candidate
   * @param budget the maximum wall-clock time
   * @throws IllegalArgumentException if there is no sample, or a duration is negative
   */
  public Protocol {
    checkArgument(samples >= 1, "at least one sample must be taken, not %s", samples);
    checkArgument(!warmUp.isNegative() && !budget.isNegative(), "a duration may not be negative");
  }
}
