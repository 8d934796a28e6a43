package org.cspworkbench.presentation.paint.chart;

import org.cspworkbench.presentation.surface.Box;

/**
 * A scale as it is drawn: which x coordinate belongs to which place of a run, or of several runs.
 *
 * @param area the area of the bar, from the start of the scale to its end
 * @param scale the scale
 */
public record ScrubScale(Box area, RunScale scale) {

  /** Returns the x coordinate of {@code place}. */
  public double x(double place) {
    return area.x() + scale.distance(place, area.width());
  }

  /** Returns the place at the coordinate {@code x}, or the end of the scale that is nearest. */
  public double placeAt(double x) {
    return scale.placeAt((x - area.x()) / Math.max(1, area.width()));
  }
}
