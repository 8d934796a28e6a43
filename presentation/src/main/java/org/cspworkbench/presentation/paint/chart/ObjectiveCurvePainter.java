package org.cspworkbench.presentation.paint.chart;

import java.util.List;
import org.cspworkbench.presentation.paint.chart.ObjectiveCurve.Point;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ellipse;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Token;

/**
 * A painter of the values of an objective as steps, the larger ones higher: a dot and, where there
 * is space, the value of each solution.
 */
final class ObjectiveCurvePainter {

  private static final double RADIUS = 2.5;
  private static final double GAP = 5; // between a dot and its value

  private final Ink ink;
  private final ScrubScale scale;
  private final Box band;
  private final List<Point> points;
  private final long least;
  private final long most;

  /**
   * Creates a painter.
   *
   * @param band the area of the curve, from its highest value to its lowest one
   * @param points the solutions, at least one
   */
  ObjectiveCurvePainter(Ink ink, ScrubScale scale, Box band, List<Point> points) {
    this.ink = ink;
    this.scale = scale;
    this.band = band;
    this.points = points;
    this.least = points.stream().mapToLong(Point::value).min().orElseThrow();
    this.most = points.stream().mapToLong(Point::value).max().orElseThrow();
  }

  void paint() {
    Path.Builder steps = Path.builder();
    steps.moveTo(x(0), y(0));
    for (int k = 1; k < points.size(); k++) {
      steps.lineTo(x(k), y(k - 1));
      steps.lineTo(x(k), y(k));
    }
    steps.lineTo(band.right(), y(points.size() - 1));
    ink.draw(steps.build(), Token.SOLVED_MARK, 1.5);
    for (int k = 0; k < points.size(); k++) {
      ink.fill(Ellipse.circle(x(k), y(k), RADIUS), Token.SOLVED_MARK);
      value(k);
    }
  }

  /** Writes a value at the right of its dot, and the last one at the left if it needs the space. */
  private void value(int k) {
    String text = Long.toString(points.get(k).value());
    double size = ink.look().label();
    double width = ink.width(text, ink.look().fonts().bold(), size);
    boolean isLast = k == points.size() - 1;
    double room = (isLast ? band.right() : x(k + 1)) - x(k);
    if (room < width + 2 * GAP && !isLast) {
      return;
    }
    double left = room < width + GAP ? x(k) - GAP - width : x(k) + GAP;
    double above = y(k) - size * 0.7;
    ink.writeFrom(text, left, above, ink.look().fonts().bold(), size, Token.SOLVED_TEXT);
  }

  private double x(int k) {
    return scale.x(points.get(k).place());
  }

  private double y(int k) {
    double share = most == least ? 0.5 : (double) (points.get(k).value() - least) / (most - least);
    return band.bottom() - share * band.height();
  }
}
