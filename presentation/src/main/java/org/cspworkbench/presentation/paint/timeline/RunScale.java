package org.cspworkbench.presentation.paint.timeline;

import com.google.common.primitives.ImmutableDoubleArray;

/**
 * A common scale, starting at 0, for runs of different lengths. It is logarithmic if the longest
 * run is more than ten times as long as the shortest, and linear otherwise.
 *
 * @param end the end of the scale
 * @param unit the place up to which a logarithmic scale is about linear
 * @param isLogarithmic whether the scale is logarithmic
 */
public record RunScale(double end, double unit, boolean isLogarithmic) {

  private static final double FEW = 10;

  /**
   * Returns the scale for runs that end at these places.
   *
   * @param unit the smallest significant distance: an event, a decision, or a short time
   */
  public static RunScale of(ImmutableDoubleArray ends, double unit) {
    double longest = ends.stream().max().orElse(0);
    double shortest = ends.stream().min().orElse(0);
    return new RunScale(longest, unit, longest > FEW * Math.max(shortest, unit));
  }

  /** Returns the fraction of the scale before {@code place}, from 0 to 1. */
  public double partAt(double place) {
    if (end <= 0) {
      return 0;
    }
    double within = Math.max(0, Math.min(place, end));
    return isLogarithmic ? Math.log1p(within / unit) / Math.log1p(end / unit) : within / end;
  }

  /** Returns the place at a fraction of the scale, from 0 to 1. */
  public double placeAt(double part) {
    double within = Math.max(0, Math.min(1, part));
    return isLogarithmic ? unit * Math.expm1(within * Math.log1p(end / unit)) : within * end;
  }
}
