package org.cspworkbench.presentation.paint;

import com.google.common.primitives.ImmutableDoubleArray;

/**
 * A scale from 0 on that runs of very different lengths share: even, or, where the longest is more
 * than ten times as long as the shortest, logarithmic.
 *
 * @param end the last place on it
 * @param unit a logarithmic scale is even up to about here
 * @param isLogarithmic whether it is
 */
public record RunScale(double end, double unit, boolean isLogarithmic) {

  private static final double FEW = 10;

  /**
   * The scale for runs that end at these places.
   *
   * @param unit the least that matters: an event, a decision, a short time
   */
  public static RunScale of(ImmutableDoubleArray ends, double unit) {
    double longest = ends.stream().max().orElse(0);
    double shortest = ends.stream().min().orElse(0);
    return new RunScale(longest, unit, longest > FEW * Math.max(shortest, unit));
  }

  /** How much of the scale lies before {@code place}, 0 to 1. */
  public double partAt(double place) {
    if (end <= 0) {
      return 0;
    }
    double within = Math.max(0, Math.min(place, end));
    return isLogarithmic ? Math.log1p(within / unit) / Math.log1p(end / unit) : within / end;
  }

  /** The place before which so much of the scale lies, 0 to 1. */
  public double placeAt(double part) {
    double within = Math.max(0, Math.min(1, part));
    return isLogarithmic ? unit * Math.expm1(within * Math.log1p(end / unit)) : within * end;
  }
}
