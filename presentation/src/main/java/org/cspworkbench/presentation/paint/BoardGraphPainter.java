package org.cspworkbench.presentation.paint;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.awt.geom.QuadCurve2D;
import java.awt.geom.Rectangle2D;
import java.util.OptionalInt;
import org.cspworkbench.core.model.Variable;

/**
 * Paints a constraint graph laid over the board: the cells are the variables, and curves join the
 * one at work to those that share a constraint with it. All at once could not be told apart.
 */
public final class BoardGraphPainter {

  private final ConstraintGraph graph;
  private final BoardPicture board;

  /** Paints {@code graph} over {@code board}, which has a cell for each of its variables. */
  public BoardGraphPainter(ConstraintGraph graph, BoardPicture board) {
    this.graph = graph;
    this.board = board;
  }

  /** Paints the board at {@code moment} into {@code area}. */
  public void paint(Graphics2D g, Rectangle area, Look look, Moment moment, GraphFocus focus) {
    try (Ink ink = new Ink(g, look)) {
      board.paint(g, area, look, moment);
      if (focus.centre() != NONE) {
        for (int x : graph.neighbours(focus.centre())) {
          boolean isArrow = focus.constraint() != NONE && x == focus.variable();
          if (!isArrow) {
            curve(
                ink,
                middle(focus.centre(), area, look),
                middle(x, area, look),
                Token.LINE_CONTROL,
                1);
          }
        }
      }
      if (focus.constraint() != NONE && focus.head() == NONE) {
        Token token = focus.removes() ? Token.PRUNED_MARK : Token.ACCENT;
        for (Variable x : graph.csp().constraints().get(focus.constraint()).scope()) {
          curve(
              ink,
              middle(x.index(), area, look),
              middle(focus.variable(), area, look),
              token,
              look.markLine());
        }
      }
    }
  }

  private Point2D middle(int x, Rectangle area, Look look) {
    Rectangle2D cell = board.boundsOf(x, area, look);
    return new Point2D.Double(cell.getCenterX(), cell.getCenterY());
  }

  /** Bent, so that curves along one row or column are told apart. */
  private static void curve(Ink ink, Point2D from, Point2D to, Token token, double width) {
    double bend = 0.16;
    double dx = to.getX() - from.getX();
    double dy = to.getY() - from.getY();
    ink.draw(
        new QuadCurve2D.Double(
            from.getX(),
            from.getY(),
            (from.getX() + to.getX()) / 2 + dy * bend,
            (from.getY() + to.getY()) / 2 - dx * bend,
            to.getX(),
            to.getY()),
        token,
        width);
  }

  /** The variable at {@code point}, if there is one. */
  public OptionalInt variableAt(Point2D point, Rectangle area, Look look) {
    return board.variableAt(point, area, look);
  }
}
