package org.cspworkbench.presentation.paint.chart;

import com.google.common.primitives.ImmutableDoubleArray;

/**
 * The scale of a bar for scrubbing, which starts at 0: the events of one run, or a common unit of
 * runs of different lengths.
 *
 * @param end the end of the scale
 * @param unit the place up to which a logarithmic scale is about linear
 * @param isLogarithmic whether the scale is logarithmic
 */
public record RunScale(double end, double unit, boolean isLogarithmic) {

  private static final double FEW = 10;

  /** Returns the linear scale of one run that ends at {@code end}. */
  public static RunScale linear(double end) {
    return new RunScale(end, 1, false);
  }

  /**
   * Returns the scale for runs that end at these places. It is logarithmic if the longest run is
   * more than ten times as long as the shortest, and linear otherwise.
   *
   * @param unit the smallest significant distance: an event, a decision, or a short time
   */
  public static RunScale of(ImmutableDoubleArray ends, double unit) {
    double longest = ends.stream().max().orElse(0);
    double shortest = ends.stream().min().orElse(0);
    return new RunScale(longest, unit, longest > FEW * Math.max(shortest, unit));
  }

  /**
   * Returns the distance of {@code place} from the start, if the scale is drawn in this length.
   * Places outside the scale are moved to its nearest end.
   */
  public double distance(double place, double length) {
    if (end <= 0) {
      return 0;
    }
    double within = Math.max(0, Math.min(place, end));
    return isLogarithmic
        ? length * (Math.log1p(within / unit) / Math.log1p(end / unit))
        : length * within / end;
  }

  /** Returns the place at a fraction of the scale, from 0 to 1. */
  public double placeAt(double part) {
    double within = Math.max(0, Math.min(1, part));
    return isLogarithmic ? unit * Math.expm1(within * Math.log1p(end / unit)) : within * end;
  }
}
