package org.cspworkbench.presentation.paint.graph;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
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

  private static final double BEND = 0.16;
  private static final double NEAR = 3; // from a curve, to point at it and not at a cell
  private static final double FREE = 0.4; // from the middle of a cell, in its widths
  private static final double STEP = 0.02; // of a curve
  private static final double REACH = 0.3; // of an arrow from the middle, in widths of a cell

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
          curve(focus.centre(), x, area, look).paint(ink, Token.LINE_CONTROL, 1);
        }
      }
    }
    if (focus.relation().isPresent() && focus.head() == NONE) {
      Token token = focus.removes() ? Token.PRUNED_MARK : Token.ACCENT;
      for (Variable x : focus.relation().get().scope()) {
        curve(x.index(), focus.variable(), area, look).paint(ink, token, look.markLine());
      }
    }
  }

  /**
   * Paints an arrow for each of these arcs, to the variable that has a value without support in the
   * other one.
   */
  public void paintInconsistent(
      Surface surface, Box area, Look look, ImmutableList<VariablePair> arcs) {
    Ink ink = new Ink(surface, look);
    for (VariablePair arc : arcs) {
      Box target = board.boundsOf(arc.first(), area, look);
      Curve whole = curve(arc.second(), arc.first(), area, look);
      double reach = target.width() * REACH;
      double part = 1 - Math.min(0.5, reach / Math.max(1e-9, whole.length()));
      Point neck = ConflictArrow.paintHead(ink, whole.at(part - STEP), whole.at(part));
      ink.draw(
          Path.curve(whole.from(), whole.control(), neck), Token.CONFLICT_MARK, look.markLine());
    }
  }

  /**
   * Returns the arc whose curve passes near {@code point}, of those between the current variable
   * and its neighbours: the two variables, the near one first.
   */
  public Optional<VariablePair> arcAt(Point point, Box area, Look look, GraphFocus focus) {
    double least = NEAR;
    VariablePair found = null;
    int centre = focus.centre();
    if (centre != NONE) {
      for (int x : graph.neighbours(centre)) {
        Curve curve = curve(centre, x, area, look);
        double distance = curve.distance(point);
        double end = Math.min(point.distance(curve.from()), point.distance(curve.to()));
        if (distance < least && end > FREE * board.boundsOf(x, area, look).width()) {
          least = distance;
          VariablePair pair = new VariablePair(centre, x);
          found =
              point.distance(curve.from()) <= point.distance(curve.to()) ? pair : pair.reversed();
        }
      }
    }
    return Optional.ofNullable(found);
  }

  /** Returns a bent curve, so that curves along one row or column are distinguishable. */
  private Curve curve(int from, int to, Box area, Look look) {
    Point start = board.boundsOf(from, area, look).centre();
    Point end = board.boundsOf(to, area, look).centre();
    double dx = end.x() - start.x();
    double dy = end.y() - start.y();
    Point control =
        new Point((start.x() + end.x()) / 2 + dy * BEND, (start.y() + end.y()) / 2 - dx * BEND);
    return new Curve(start, control, end);
  }

  /** A quadratic curve. */
  private record Curve(Point from, Point control, Point to) {

    void paint(Ink ink, Token token, double width) {
      ink.draw(Path.curve(from, control, to), token, width);
    }

    /** Returns the point at this part of the curve, from 0 to 1. */
    Point at(double part) {
      double rest = 1 - part;
      return new Point(
          rest * rest * from.x() + 2 * rest * part * control.x() + part * part * to.x(),
          rest * rest * from.y() + 2 * rest * part * control.y() + part * part * to.y());
    }

    double length() {
      return from.distance(to);
    }

    double distance(Point point) {
      double least = point.distance(from);
      for (double part = STEP; part <= 1; part += STEP) {
        least = Math.min(least, point.distance(at(part)));
      }
      return least;
    }
  }

  /** Returns the variable at {@code point}, if there is one. */
  public OptionalInt variableAt(Point point, Box area, Look look) {
    return board.variableAt(point, area, look);
  }
}
