package org.cspworkbench.presentation.paint.graph;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.surface.Line;
import org.cspworkbench.presentation.surface.Point;

/**
 * A link between two nodes of a drawn graph, as one can point at it.
 *
 * @param from the node at which it starts
 * @param to the node at which it ends
 * @param points the points that its line joins, two or more
 * @param reach the distance from the line within which one points at it
 * @param clear the distance from both ends within which one points at what is there instead
 */
public record DrawnLink(int from, int to, ImmutableList<Point> points, double reach, double clear) {

  private Point start() {
    return points.get(0);
  }

  private Point end() {
    return points.get(points.size() - 1);
  }

  /** Returns whether one points at this link at {@code point}, if no other is nearer. */
  boolean isAt(Point point) {
    return distance(point) < reach
        && Math.min(point.distance(start()), point.distance(end())) >= clear;
  }

  /** Returns the distance from {@code point} to the line. */
  double distance(Point point) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 1; i < points.size(); i++) {
      Point a = points.get(i - 1);
      Point b = points.get(i);
      least = Math.min(least, new Line(a.x(), a.y(), b.x(), b.y()).distance(point));
    }
    return least;
  }

  /** Returns this link in the direction in which it starts at the end that is nearer. */
  DrawnLink fromNear(Point point) {
    return point.distance(start()) <= point.distance(end())
        ? this
        : new DrawnLink(to, from, points.reverse(), reach, clear);
  }
}
