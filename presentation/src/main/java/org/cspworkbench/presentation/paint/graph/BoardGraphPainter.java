package org.cspworkbench.presentation.paint.graph;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.OptionalInt;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.geometry.Path;
import org.cspworkbench.presentation.geometry.Point;
import org.cspworkbench.presentation.look.Ink;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.surface.Surface;

/**
 * A painter of a constraint graph over the board: cells are the variables, and curves join the
 * current one to its neighbours. All curves at once would not be distinguishable.
 */
public final class BoardGraphPainter {

  private final ConstraintGraph graph;
  private final BoardPicture board;

  /**
   * Creates a painter of {@code graph} over {@code board}, which has a cell for each of its
   * variables.
   */
  public BoardGraphPainter(ConstraintGraph graph, BoardPicture board) {
    this.graph = graph;
    this.board = board;
  }

  /** Paints the board at {@code moment} into {@code area}. */
  public void paint(Surface surface, Box area, Look look, Moment moment, GraphFocus focus) {
    Ink ink = new Ink(surface, look);
    board.paint(surface, area, look, moment);
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

  private Point middle(int x, Box area, Look look) {
    Box cell = board.boundsOf(x, area, look);
    return cell.centre();
  }

  /** Paints a bent curve, so that curves along one row or column are distinguishable. */
  private static void curve(Ink ink, Point from, Point to, Token token, double width) {
    double bend = 0.16;
    double dx = to.x() - from.x();
    double dy = to.y() - from.y();
    ink.draw(
        Path.curve(
            from,
            new Point((from.x() + to.x()) / 2 + dy * bend, (from.y() + to.y()) / 2 - dx * bend),
            to),
        token,
        width);
  }

  /** Returns the variable at {@code point}, if there is one. */
  public OptionalInt variableAt(Point point, Box area, Look look) {
    return board.variableAt(point, area, look);
  }
}
