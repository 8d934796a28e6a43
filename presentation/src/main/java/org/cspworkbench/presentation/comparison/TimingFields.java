package org.cspworkbench.presentation.comparison;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.Timing;

/** The properties of a timing other than its median, and their names in data. */
public final class TimingFields {

  /** The names, in order. */
  public static final ImmutableList<String> NAMES =
      of(Timing.once(0, RunClock.Kind.WALL)).keySet().asList();

  private TimingFields() {}

  /** Returns the values: numbers, and the name of the clock. */
  public static ImmutableMap<String, Object> of(Timing timing) {
    return ImmutableMap.<String, Object>builder()
        .put("lowerQuartileNanos", timing.lowerQuartile())
        .put("upperQuartileNanos", timing.upperQuartile())
        .put("samples", timing.samples())
        .put("runsPerSample", timing.runsPerSample())
        .put("onceNanos", timing.onceNanos())
        .put("clock", timing.clock().title())
        .buildOrThrow();
  }
}
