package org.cspworkbench.presentation.paint.graph;

import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ellipse;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.RoundBox;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Stroke.Cap;
import org.cspworkbench.presentation.surface.Stroke.Join;
import org.cspworkbench.presentation.surface.Token;

/**
 * The shapes of an implication graph, which distinguish the kinds of nodes without colour.
 *
 * @param ink the drawing context
 * @param u the size of a unit
 */
record ConflictMarks(Ink ink, double u) {

  private static final double RADIUS = 10.5;

  /** Draws a decision: a filled square. */
  void decision(Point at) {
    ink.fill(new RoundBox(square(at, 22), 4 * u), Token.ACCENT);
  }

  /** Draws a decision with its number. */
  void decision(Point at, int number) {
    decision(at);
    number(at, number, Token.ON_ACCENT);
  }

  /** Draws the frame of a decision that is a literal of the cut. */
  void frame(Point at) {
    ink.draw(new RoundBox(square(at, 30), 8 * u), Token.ACCENT, 1.6 * u);
  }

  /** Draws a decision without a part: its outline and number. */
  void decisionWithoutPart(Point at, int number) {
    ink.fill(new RoundBox(square(at, 22), 4 * u), Token.BG_PANEL);
    ink.draw(new RoundBox(square(at, 22), 4 * u), Token.LINE_CONTROL, 1.5 * u);
    number(at, number, Token.TEXT);
  }

  private void number(Point at, int number, Token colour) {
    Face face = ink.look().fonts().monoBold();
    String text = Integer.toString(number);
    double size = ink.fitting(text, face, 12 * u, 18 * u);
    ink.write(text, at.x(), at.y(), face, size, colour);
  }

  /** Draws a forced value: a circle, filled if it is a literal of the cut. */
  void forced(Point at, boolean isLiteral) {
    Ellipse circle = Ellipse.circle(at.x(), at.y(), RADIUS * u);
    ink.fill(circle, isLiteral ? Token.ACCENT : Token.ACCENT_TINT);
    ink.draw(circle, Token.ACCENT, 2 * u);
  }

  /** Draws a removed value: a circle with a slash, in a heavier line if it is of the cut. */
  void removed(Point at, boolean isLiteral) {
    Ellipse circle = Ellipse.circle(at.x(), at.y(), RADIUS * u);
    ink.fill(circle, Token.BG_PANEL);
    ink.draw(circle, isLiteral ? Token.TEXT : Token.LINE_CONTROL, (isLiteral ? 2.6 : 1.8) * u);
    double r = RADIUS * 0.62 * u;
    ink.line(at.x() - r, at.y() + r, at.x() + r, at.y() - r, Token.PRUNED_MARK, 1.8 * u);
  }

  /** Draws the second ring of the first unique implication point. */
  void ring(Point at) {
    ink.draw(Ellipse.circle(at.x(), at.y(), (RADIUS + 5) * u), Token.ACCENT, 2 * u);
  }

  /** Draws the contradiction: an empty domain, or a violated constraint. */
  void conflict(Point at, boolean isEmptied) {
    Box square = square(at, 34);
    ink.fill(square, Token.DEAD_FILL);
    ink.within(
        square,
        hatch -> {
          for (double x = square.x() - square.height(); x < square.right(); x += 6 * u) {
            hatch.line(
                x, square.bottom(), x + square.height(), square.y(), Token.DEAD_HATCH, 2 * u);
          }
        });
    ink.draw(square, ink.colour(Token.DEAD_MARK), Stroke.square(2 * u));
    Face bold = ink.look().fonts().bold();
    ink.write(isEmptied ? "∅" : "!", at.x(), at.y(), bold, 15 * u, Token.DEAD_TEXT);
  }

  /** Draws the head of an arrow to the right (0), downwards (1) or upwards (−1). */
  void arrowHead(Point tip, int down, Token colour) {
    double length = 8 * u;
    double half = 4.5 * u;
    Path.Builder head = Path.builder();
    head.moveTo(tip.x(), tip.y());
    if (down == 0) {
      head.lineTo(tip.x() - length, tip.y() - half);
      head.lineTo(tip.x() - length, tip.y() + half);
    } else {
      head.lineTo(tip.x() - half, tip.y() - down * length);
      head.lineTo(tip.x() + half, tip.y() - down * length);
    }
    head.close();
    ink.fill(head.build(), colour);
  }

  /** Returns the stroke of what is skipped. */
  Stroke dashes() {
    return Stroke.of(1.5 * u, Cap.BUTT, Join.ROUND).dashed(3 * u, 3 * u, 0);
  }

  private Box square(Point at, double side) {
    return new Box(at.x() - side * u / 2, at.y() - side * u / 2, side * u, side * u);
  }
}
