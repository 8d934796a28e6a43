package org.cspworkbench.presentation.timing;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * How long work takes, in nanoseconds.
 *
 * @param median the middle of the samples
 * @param lowerQuartile a quarter of the samples are at most this long
 * @param upperQuartile a quarter of the samples are at least this long
 * @param samples how many samples there are
 * @param runsPerSample how many runs each sample consists of, at least
 * @param onceNanos the part of the median that comes from runs that were timed once
 * @param clock what was read
 */
public record Timing(
    long median,
    long lowerQuartile,
    long upperQuartile,
    int samples,
    long runsPerSample,
    long onceNanos,
    RunClock.Kind clock) {

  /** The time of a run that was timed once. */
  public static Timing once(long nanos, RunClock.Kind clock) {
    return new Timing(nanos, nanos, nanos, 1, 1, nanos, clock);
  }

  /** The time that these samples show. */
  static Timing of(List<Sample> samples, RunClock.Kind clock) {
    ImmutableList<Double> nanos =
        samples.stream().map(Sample::nanosPerRun).collect(ImmutableList.toImmutableList());
    return new Timing(
        Math.round(Quartiles.median(nanos)),
        Math.round(Quartiles.of(1, nanos)),
        Math.round(Quartiles.of(3, nanos)),
        samples.size(),
        samples.stream().mapToLong(Sample::runs).min().orElse(1),
        0,
        clock);
  }

  /** Whether any part of it was timed once, so that the quartiles do not cover that part. */
  public boolean isTimedOnce() {
    return onceNanos > 0;
  }

  /** Whether it has quartiles: more than one sample of some of it. */
  public boolean hasQuartiles() {
    return samples > 1;
  }

  /** The time of this and other work. The quartiles are added, which is never too narrow. */
  public Timing plus(Timing other) {
    boolean isOtherSampled = other.onceNanos < other.median;
    Timing sampled = isOtherSampled ? other : this;
    boolean areBothSampled = isOtherSampled && onceNanos < median;
    return new Timing(
        median + other.median,
        lowerQuartile + other.lowerQuartile,
        upperQuartile + other.upperQuartile,
        areBothSampled ? Math.min(samples, other.samples) : sampled.samples,
        areBothSampled ? Math.min(runsPerSample, other.runsPerSample) : sampled.runsPerSample,
        onceNanos + other.onceNanos,
        clock);
  }
}
