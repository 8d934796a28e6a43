package org.cspworkbench.presentation.surface;

import com.google.common.collect.ImmutableList;

/**
 * A polygon.
 *
 * @param corners the corners, in order; the last one is joined to the first one
 */
public record Polygon(ImmutableList<Point> corners) {

  /**
   * Returns whether {@code point} is inside, that is, whether a ray from it crosses the edges an
   * odd number of times.
   */
  public boolean contains(Point point) {
    boolean isInside = false;
    for (int i = 0; i < corners.size(); i++) {
      Point a = corners.get(i);
      Point b = corners.get((i + 1) % corners.size());
      if (a.y() <= point.y() != b.y() <= point.y()) {
        double x = a.x() + (point.y() - a.y()) / (b.y() - a.y()) * (b.x() - a.x());
        isInside ^= point.x() < x;
      }
    }
    return isInside;
  }

  /** Returns whether the polygon and {@code box} overlap. */
  public boolean intersects(Box box) {
    if (contains(box.centre())) {
      return true;
    }
    for (int i = 0; i < corners.size(); i++) {
      if (crosses(corners.get(i), corners.get((i + 1) % corners.size()), box)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a part of the segment from {@code a} to {@code b} is inside {@code box} (Liang,
   * Barsky).
   */
  private static boolean crosses(Point a, Point b, Box box) {
    double[] steps = {a.x() - b.x(), b.x() - a.x(), a.y() - b.y(), b.y() - a.y()};
    double[] room = {a.x() - box.x(), box.right() - a.x(), a.y() - box.y(), box.bottom() - a.y()};
    double from = 0;
    double to = 1;
    for (int side = 0; side < steps.length; side++) {
      if (steps[side] == 0 && room[side] < 0) {
        return false;
      }
      if (steps[side] < 0) {
        from = Math.max(from, room[side] / steps[side]);
      } else if (steps[side] > 0) {
        to = Math.min(to, room[side] / steps[side]);
      }
    }
    return from < to;
  }

  /** Returns the smallest box that contains the polygon. */
  public Box bounds() {
    double left = corners.stream().mapToDouble(Point::x).min().orElse(0);
    double top = corners.stream().mapToDouble(Point::y).min().orElse(0);
    double right = corners.stream().mapToDouble(Point::x).max().orElse(0);
    double bottom = corners.stream().mapToDouble(Point::y).max().orElse(0);
    return new Box(left, top, right - left, bottom - top);
  }

  /** Returns the edge as a path. */
  public Path edge() {
    return Path.polygon(corners);
  }
}
