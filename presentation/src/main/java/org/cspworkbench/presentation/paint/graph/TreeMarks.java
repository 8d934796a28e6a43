package org.cspworkbench.presentation.paint.graph;

import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ellipse;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Stroke.Cap;
import org.cspworkbench.presentation.surface.Stroke.Join;
import org.cspworkbench.presentation.surface.Token;

/**
 * The shapes of the nodes of a search tree, which distinguish their states without colour.
 *
 * @param ink the drawing context
 * @param radius the radius of a circle
 */
record TreeMarks(Ink ink, double radius) {

  private double line() {
    return ink.look().markLine();
  }

  /** Draws a choice. */
  void choice(Point at) {
    ink.fill(circle(at, radius), Token.BG_PANEL);
    ink.draw(circle(at, radius), Token.LINE_CONTROL, line());
  }

  /** Draws a choice on the current path. */
  void onPath(Point at, boolean isHere) {
    ink.fill(circle(at, isHere ? radius * 1.3 : radius), Token.ACCENT);
  }

  /** Draws a ring around the node of the viewer. */
  void here(Point at) {
    ink.draw(circle(at, radius * 2), Token.ACCENT, line());
  }

  /** Draws a skipped choice: a circle crossed out. */
  void skipped(Point at) {
    choice(at);
    double r = radius * 0.75;
    ink.line(at.x() - r, at.y() + r, at.x() + r, at.y() - r, Token.BACK_MARK, line());
  }

  /** Draws an untried value. */
  void untried(Point at) {
    Ellipse circle = circle(at, radius * 0.8);
    ink.fill(circle, Token.BG_PANEL);
    ink.draw(circle, ink.colour(Token.LINE_CONTROL), dots(line() * 0.7));
  }

  /** Draws a restart: a double bar above the node, as on the bar for scrubbing. */
  void restart(Point at) {
    for (double y : new double[] {at.y() - 2.2 * radius, at.y() - 1.7 * radius}) {
      ink.line(at.x() - radius, y, at.x() + radius, y, Token.TEXT_MUTED, line());
    }
  }

  /** Draws a failure. */
  void fail(Point at) {
    double r = radius;
    Box square = new Box(at.x() - r, at.y() - r, 2 * r, 2 * r);
    ink.fill(square, Token.DEAD_FILL);
    ink.draw(square, Token.DEAD_MARK, line());
    double c = r * 0.45;
    ink.line(at.x() - c, at.y() - c, at.x() + c, at.y() + c, Token.DEAD_MARK, line());
    ink.line(at.x() - c, at.y() + c, at.x() + c, at.y() - c, Token.DEAD_MARK, line());
  }

  /** Draws a solution. */
  void solution(Point at) {
    double r = radius * 1.4;
    Path.Builder diamond = Path.builder();
    diamond.moveTo(at.x(), at.y() - r);
    diamond.lineTo(at.x() + r, at.y());
    diamond.lineTo(at.x(), at.y() + r);
    diamond.lineTo(at.x() - r, at.y());
    diamond.close();
    ink.fill(diamond.build(), Token.SOLVED_MARK);
    Path.Builder tick = Path.builder();
    tick.moveTo(at.x() - r * 0.4, at.y());
    tick.lineTo(at.x() - r * 0.1, at.y() + r * 0.3);
    tick.lineTo(at.x() + r * 0.42, at.y() - r * 0.3);
    ink.draw(tick.build(), Token.ON_MARK, line());
  }

  /** Draws a folded node with its number of failures, which may be the empty string. */
  void foldedFails(Point at, String number) {
    folded(at, number, Token.DEAD_FILL, Token.DEAD_MARK, Token.DEAD_TEXT);
  }

  /** Draws a folded node with its number of solutions, which may be the empty string. */
  void foldedSolutions(Point at, String number) {
    folded(at, number, Token.SOLVED_FILL, Token.SOLVED_MARK, Token.SOLVED_TEXT);
  }

  private void folded(Point at, String number, Token fill, Token mark, Token text) {
    double r = radius * 1.9;
    Path.Builder triangle = Path.builder();
    triangle.moveTo(at.x(), at.y() - r * 0.6);
    triangle.lineTo(at.x() + r, at.y() + r);
    triangle.lineTo(at.x() - r, at.y() + r);
    triangle.close();
    ink.fill(triangle.build(), fill);
    ink.draw(triangle.build(), mark, line());
    if (!number.isEmpty()) {
      Face font = ink.look().fonts().monoBold();
      double size = ink.fitting(number, font, ink.look().label(), r * 1.2);
      ink.write(number, at.x(), at.y() + r * 0.55, font, size, text);
    }
  }

  /** Returns the stroke of untried values. */
  static Stroke dots(double width) {
    return Stroke.of(width, Cap.BUTT, Join.ROUND).dashed(2, 3, 0);
  }

  private static Ellipse circle(Point at, double r) {
    return Ellipse.circle(at.x(), at.y(), r);
  }
}
