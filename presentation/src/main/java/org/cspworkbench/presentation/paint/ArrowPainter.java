package org.cspworkbench.presentation.paint;

import java.awt.BasicStroke;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.QuadCurve2D;
import java.awt.geom.Rectangle2D;

/** Draws the arrow from a cause to what it does, with a halo that keeps it apart from the rest. */
final class ArrowPainter {

  private final Ink ink;
  private final Token token;
  private final double width;

  ArrowPainter(Ink ink, Arrow.Kind kind) {
    this.ink = ink;
    this.token = kind == Arrow.Kind.REMOVES ? Token.PRUNED_MARK : Token.ACCENT;
    this.width = ink.look().arrowLine();
  }

  /**
   * From the edge of {@code from} to {@code target}.
   *
   * @param reach how far before the target the arrow ends
   * @param bend how far the arrow is bent sideways, to its left if positive
   */
  void paint(Rectangle2D from, Point2D target, double reach, double bend) {
    Point2D start = edge(from, target);
    double dx = target.getX() - start.getX();
    double dy = target.getY() - start.getY();
    double length = Math.hypot(dx, dy);
    if (length < reach + 1) {
      return;
    }
    Point2D control =
        new Point2D.Double(
            (start.getX() + target.getX()) / 2 + dy / length * bend * 1.5,
            (start.getY() + target.getY()) / 2 - dx / length * bend * 1.5);
    Point2D tip = towards(target, control, reach);
    double head = Math.min(width * 4.2, start.distance(tip) * 0.8);
    Point2D neck = towards(tip, control, head * 0.8);
    QuadCurve2D shaft = new QuadCurve2D.Double();
    shaft.setCurve(start, control, neck);
    Path2D point = head(tip, control, head);
    double dot = width * 1.3;
    Ellipse2D origin =
        new Ellipse2D.Double(start.getX() - dot, start.getY() - dot, 2 * dot, 2 * dot);
    ink.draw(shaft, Token.CELL, width + 3);
    ink.draw(point, Token.CELL, 3);
    ink.draw(origin, Token.CELL, 3);
    ink.draw(
        shaft,
        ink.colour(token),
        new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
    ink.fill(point, token);
    ink.fill(origin, token);
  }

  private static Path2D head(Point2D tip, Point2D control, double length) {
    double angle = Math.atan2(tip.getY() - control.getY(), tip.getX() - control.getX());
    Path2D head = new Path2D.Double();
    head.moveTo(tip.getX(), tip.getY());
    for (int side = -1; side <= 1; side += 2) {
      double a = angle + Math.PI + side * 0.46;
      head.lineTo(tip.getX() + length * Math.cos(a), tip.getY() + length * Math.sin(a));
    }
    head.closePath();
    return head;
  }

  /** The point at this distance from {@code start} on the way to {@code end}. */
  private static Point2D towards(Point2D start, Point2D end, double distance) {
    double length = Math.max(1e-9, start.distance(end));
    double part = distance / length;
    return new Point2D.Double(
        start.getX() + (end.getX() - start.getX()) * part,
        start.getY() + (end.getY() - start.getY()) * part);
  }

  /** Where the way from the middle of {@code from} to {@code target} leaves it. */
  private static Point2D edge(Rectangle2D from, Point2D target) {
    double dx = target.getX() - from.getCenterX();
    double dy = target.getY() - from.getCenterY();
    double part =
        Math.min(
            from.getWidth() / 2 / Math.max(1e-9, Math.abs(dx)),
            from.getHeight() / 2 / Math.max(1e-9, Math.abs(dy)));
    double inside = Math.min(1, part) * 0.94;
    return new Point2D.Double(from.getCenterX() + dx * inside, from.getCenterY() + dy * inside);
  }
}
