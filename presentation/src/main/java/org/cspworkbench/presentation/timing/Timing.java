package org.cspworkbench.presentation.timing;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * The measured duration of work, in nanoseconds.
 *
 * @param median the median of the samples
 * @param lowerQuartile the lower quartile of the samples
 * @param upperQuartile the upper quartile of the samples
 * @param samples the number of samples
 * @param runsPerSample the minimum number of runs per sample
 * @param onceNanos the part of the median that is due to runs that were timed once
 * @param clock the kind of clock
 */
public record Timing(
    long median,
    long lowerQuartile,
    long upperQuartile,
    int samples,
    long runsPerSample,
    long onceNanos,
    RunClock.Kind clock) {

  /** Returns the timing of a run that was timed once. */
  public static Timing once(long nanos, RunClock.Kind clock) {
    return new Timing(nanos, nanos, nanos, 1, 1, nanos, clock);
  }

  /** Returns the timing of these samples. */
  static Timing of(List<TimeSample> samples, RunClock.Kind clock) {
    ImmutableList<Double> nanos =
        samples.stream().map(TimeSample::nanosPerRun).collect(ImmutableList.toImmutableList());
    return new Timing(
        Math.round(Quartiles.median(nanos)),
        Math.round(Quartiles.of(1, nanos)),
        Math.round(Quartiles.of(3, nanos)),
        samples.size(),
        samples.stream().mapToLong(TimeSample::runs).min().orElse(1),
        0,
        clock);
  }

  /**
   * Returns the timing of work that consists of these runs, each of which was timed once; at least
   * one. The quartiles are those of the runs.
   */
  public static Timing ofRuns(ImmutableList<Double> nanos, RunClock.Kind clock) {
    return new Timing(
        Math.round(Quartiles.median(nanos)),
        Math.round(Quartiles.of(1, nanos)),
        Math.round(Quartiles.of(3, nanos)),
        nanos.size(),
        1,
        0,
        clock);
  }

  /** Returns whether a part was timed once, so that the quartiles do not cover it. */
  public boolean isTimedOnce() {
    return onceNanos > 0;
  }

  /** Returns whether there are quartiles, that is, more than one sample of at least a part. */
  public boolean hasQuartiles() {
    return samples > 1;
  }

  /**
   * Returns the timing of this and other work together. The quartiles are added, which never makes
   * their range too narrow.
   */
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
