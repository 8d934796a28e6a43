package org.cspworkbench.presentation.surface;

/**
 * A point.
 *
 * @param x the horizontal coordinate, increasing to the right
 * @param y the vertical coordinate, increasing downwards
 */
public record Point(double x, double y) {

  /** Returns the distance to {@code other}. */
  public double distance(Point other) {
    double dx = other.x - x;
    double dy = other.y - y;
    return Math.sqrt(dx * dx + dy * dy);
  }
}
