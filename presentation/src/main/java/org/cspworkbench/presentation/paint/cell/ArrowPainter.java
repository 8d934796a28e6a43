package org.cspworkbench.presentation.paint.cell;

import org.cspworkbench.presentation.moment.Arrow;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ellipse;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Stroke.Cap;
import org.cspworkbench.presentation.surface.Stroke.Join;
import org.cspworkbench.presentation.surface.Token;

/**
 * A painter of arrows from a cause to its effect, with a halo that separates them from the
 * background.
 */
public final class ArrowPainter {

  private final Ink ink;
  private final Token token;
  private final double width;

  /** Creates a painter of arrows of this kind. */
  public ArrowPainter(Ink ink, Arrow.Kind kind) {
    this(ink, kind, ink.look().arrowLine());
  }

  /** Creates a painter of arrows of this kind and width. */
  public ArrowPainter(Ink ink, Arrow.Kind kind, double width) {
    this.ink = ink;
    this.token = kind == Arrow.Kind.REMOVES ? Token.PRUNED_MARK : Token.ACCENT;
    this.width = width;
  }

  /**
   * Paints an arrow from the edge of {@code from} to {@code target}.
   *
   * @param reach the distance from the target at which the arrow ends
   * @param bend how far the arrow is bent sideways, to its left if positive
   */
  public void paint(Box from, Point target, double reach, double bend) {
    paint(edge(from, target), target, reach, bend);
  }

  /**
   * Paints a straight arrow from {@code start} to {@code target}.
   *
   * @param reach the distance from the target at which the arrow ends
   */
  public void paint(Point start, Point target, double reach) {
    paint(start, target, reach, 0);
  }

  private void paint(Point start, Point target, double reach, double bend) {
    double dx = target.x() - start.x();
    double dy = target.y() - start.y();
    double length = Math.hypot(dx, dy);
    if (length < reach + 1) {
      return;
    }
    Point control =
        new Point(
            (start.x() + target.x()) / 2 + dy / length * bend * 1.5,
            (start.y() + target.y()) / 2 - dx / length * bend * 1.5);
    Point tip = towards(target, control, reach);
    double head = Math.min(width * 4.2, start.distance(tip) * 0.8);
    Point neck = towards(tip, control, head * 0.8);
    Path shaft = Path.curve(start, control, neck);
    Path point = head(tip, control, head);
    double dot = width * 1.3;
    Ellipse origin = Ellipse.circle(start.x(), start.y(), dot);
    ink.draw(shaft, Token.CELL, width + 3);
    ink.draw(point, Token.CELL, 3);
    ink.draw(origin, Token.CELL, 3);
    ink.draw(shaft, ink.colour(token), Stroke.of(width, Cap.BUTT, Join.ROUND));
    ink.fill(point, token);
    ink.fill(origin, token);
  }

  private static Path head(Point tip, Point control, double length) {
    double angle = Math.atan2(tip.y() - control.y(), tip.x() - control.x());
    Path.Builder head = Path.builder();
    head.moveTo(tip.x(), tip.y());
    for (int side = -1; side <= 1; side += 2) {
      double a = angle + Math.PI + side * 0.46;
      head.lineTo(tip.x() + length * Math.cos(a), tip.y() + length * Math.sin(a));
    }
    head.close();
    return head.build();
  }

  /** Returns the point at this distance from {@code start} towards {@code end}. */
  private static Point towards(Point start, Point end, double distance) {
    double length = Math.max(1e-9, start.distance(end));
    double part = distance / length;
    return new Point(
        start.x() + (end.x() - start.x()) * part, start.y() + (end.y() - start.y()) * part);
  }

  /**
   * Returns the point where the line from the centre of {@code from} to {@code target} leaves the
   * rectangle.
   */
  private static Point edge(Box from, Point target) {
    double dx = target.x() - from.centreX();
    double dy = target.y() - from.centreY();
    double part =
        Math.min(
            from.width() / 2 / Math.max(1e-9, Math.abs(dx)),
            from.height() / 2 / Math.max(1e-9, Math.abs(dy)));
    double inside = Math.min(1, part) * 0.94;
    return new Point(from.centreX() + dx * inside, from.centreY() + dy * inside);
  }
}
