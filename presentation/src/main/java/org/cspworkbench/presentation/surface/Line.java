package org.cspworkbench.presentation.surface;

/**
 * A line segment.
 *
 * @param x1 the horizontal coordinate of the start
 * @param y1 the vertical coordinate of the start
 * @param x2 the horizontal coordinate of the end
 * @param y2 the vertical coordinate of the end
 */
public record Line(double x1, double y1, double x2, double y2) implements Contour {

  /** Returns the distance from {@code point} to the nearest point of the segment. */
  public double distance(Point point) {
    double dx = x2 - x1;
    double dy = y2 - y1;
    double square = dx * dx + dy * dy;
    double along = square == 0 ? 0 : ((point.x() - x1) * dx + (point.y() - y1) * dy) / square;
    double part = Math.max(0, Math.min(1, along));
    return point.distance(new Point(x1 + part * dx, y1 + part * dy));
  }
}
