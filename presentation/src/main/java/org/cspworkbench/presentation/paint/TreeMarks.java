package org.cspworkbench.presentation.paint;

import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

/**
 * The shapes of the nodes of a search tree, which tell what has become of them without any colour.
 *
 * @param ink what they are painted with
 * @param radius that of a circle
 */
record TreeMarks(Ink ink, double radius) {

  private double line() {
    return ink.look().markLine();
  }

  /** Where there was a choice. */
  void choice(Point2D.Double at) {
    ink.fill(circle(at, radius), Token.BG_PANEL);
    ink.draw(circle(at, radius), Token.LINE_CONTROL, line());
  }

  /** A choice that stands. */
  void onPath(Point2D.Double at, boolean isHere) {
    ink.fill(circle(at, isHere ? radius * 1.3 : radius), Token.ACCENT);
  }

  /** A ring around the node where the viewer stands. */
  void here(Point2D.Double at) {
    ink.draw(circle(at, radius * 2), Token.ACCENT, line());
  }

  /** What was jumped over: a choice crossed out. */
  void skipped(Point2D.Double at) {
    choice(at);
    double r = radius * 0.75;
    ink.line(at.x - r, at.y + r, at.x + r, at.y - r, Token.BACK_MARK, line());
  }

  /** A value that was left to be tried. */
  void untried(Point2D.Double at) {
    Ellipse2D.Double circle = circle(at, radius * 0.8);
    ink.fill(circle, Token.BG_PANEL);
    ink.draw(circle, ink.colour(Token.LINE_CONTROL), dots(line() * 0.7));
  }

  /** A double bar, as restarts are marked on the scrub bar, above the node. */
  void restart(Point2D.Double at) {
    for (double y : new double[] {at.y - 2.2 * radius, at.y - 1.7 * radius}) {
      ink.line(at.x - radius, y, at.x + radius, y, Token.TEXT_MUTED, line());
    }
  }

  /** A value that failed. */
  void fail(Point2D.Double at) {
    double r = radius;
    Rectangle2D.Double square = new Rectangle2D.Double(at.x - r, at.y - r, 2 * r, 2 * r);
    ink.fill(square, Token.DEAD_FILL);
    ink.draw(square, Token.DEAD_MARK, line());
    double c = r * 0.45;
    ink.line(at.x - c, at.y - c, at.x + c, at.y + c, Token.DEAD_MARK, line());
    ink.line(at.x - c, at.y + c, at.x + c, at.y - c, Token.DEAD_MARK, line());
  }

  /** A solution. */
  void solution(Point2D.Double at) {
    double r = radius * 1.4;
    Path2D.Double diamond = new Path2D.Double();
    diamond.moveTo(at.x, at.y - r);
    diamond.lineTo(at.x + r, at.y);
    diamond.lineTo(at.x, at.y + r);
    diamond.lineTo(at.x - r, at.y);
    diamond.closePath();
    ink.fill(diamond, Token.SOLVED_MARK);
    Path2D.Double tick = new Path2D.Double();
    tick.moveTo(at.x - r * 0.4, at.y);
    tick.lineTo(at.x - r * 0.1, at.y + r * 0.3);
    tick.lineTo(at.x + r * 0.42, at.y - r * 0.3);
    ink.draw(tick, Token.ON_MARK, line());
  }

  /** What is folded, with the number of failures in it, if it is to be read. */
  void foldedFails(Point2D.Double at, String number) {
    folded(at, number, Token.DEAD_FILL, Token.DEAD_MARK, Token.DEAD_TEXT);
  }

  /** What is folded, with the number of solutions in it, if it is to be read. */
  void foldedSolutions(Point2D.Double at, String number) {
    folded(at, number, Token.SOLVED_FILL, Token.SOLVED_MARK, Token.SOLVED_TEXT);
  }

  private void folded(Point2D.Double at, String number, Token fill, Token mark, Token text) {
    double r = radius * 1.9;
    Path2D.Double triangle = new Path2D.Double();
    triangle.moveTo(at.x, at.y - r * 0.6);
    triangle.lineTo(at.x + r, at.y + r);
    triangle.lineTo(at.x - r, at.y + r);
    triangle.closePath();
    ink.fill(triangle, fill);
    ink.draw(triangle, mark, line());
    if (!number.isEmpty()) {
      Font font = ink.look().fonts().monoBold();
      double size = ink.fitting(number, font, ink.look().label(), r * 1.2);
      ink.write(number, at.x, at.y + r * 0.55, font, size, text);
    }
  }

  /** The stroke of what was not tried. */
  static BasicStroke dots(double width) {
    return new BasicStroke(
        (float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, new float[] {2, 3}, 0);
  }

  private static Ellipse2D.Double circle(Point2D.Double at, double r) {
    return new Ellipse2D.Double(at.x - r, at.y - r, 2 * r, 2 * r);
  }
}
