package org.cspworkbench.presentation.geometry;

/**
 * A point.
 *
 * @param x to the right
 * @param y downwards
 */
public record Point(double x, double y) {

  /** The distance to {@code other}. */
  public double distance(Point other) {
    double dx = other.x - x;
    double dy = other.y - y;
    return Math.sqrt(dx * dx + dy * dy);
  }
}
