package org.cspworkbench.presentation.paint.graph;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/**
 * A constraint graph drawn over the board: cells are the variables, and curves join the current one
 * to its neighbours. All curves at once would not be distinguishable. An arrow for each
 * inconsistent arc leads to the variable that has a value without support in the other one.
 */
public final class DrawnBoardGraph extends DrawnGraph {

  private static final double BEND = 0.16;
  private static final double NEAR = 3; // from a curve, to point at it and not at a cell
  private static final double FREE = 0.4; // from the middle of a cell, in its widths
  private static final double STEP = 0.02; // of a curve
  private static final int STEPS = 50;
  private static final double REACH = 0.3; // of an arrow from the middle, in widths of a cell

  private final ConstraintGraph graph;
  private final BoardPicture board;
  private final Box place;
  private final Moment moment;
  private final GraphFocus focus;
  private final ImmutableList<VariablePair> inconsistent;

  /**
   * Creates {@code graph} over {@code board}, which has a cell for each of its variables.
   *
   * @param place the area of the board, out of which curves may bend
   * @param inconsistent the arcs that are marked as inconsistent
   */
  public DrawnBoardGraph(
      ConstraintGraph graph,
      BoardPicture board,
      Look look,
      Box place,
      Moment moment,
      GraphFocus focus,
      ImmutableList<VariablePair> inconsistent) {
    super(look, place.inset(-BEND * (place.width() + place.height())));
    this.graph = graph;
    this.board = board;
    this.place = place;
    this.moment = moment;
    this.focus = focus;
    this.inconsistent = inconsistent;
  }

  @Override
  public int size() {
    return graph.csp().variables().size();
  }

  @Override
  public int selected() {
    return moment.selected();
  }

  /** A cell is where its board has it, except below an arc. */
  @Override
  protected double distance(int node, Point point) {
    OptionalInt cell = board.variableAt(point, place, look());
    return cell.isPresent() && cell.getAsInt() == node && linkAt(point).isEmpty()
        ? 0
        : Double.POSITIVE_INFINITY;
  }

  /** Returns the curves between the current variable and its neighbours. */
  @Override
  protected List<DrawnLink> links() {
    int centre = focus.centre();
    return centre == NONE
        ? ImmutableList.of()
        : graph.neighbours(centre).stream().map(x -> link(centre, x)).toList();
  }

  private DrawnLink link(int from, int to) {
    double clear = FREE * board.boundsOf(to, place, look()).width();
    return new DrawnLink(from, to, curve(from, to).points(), NEAR, clear);
  }

  @Override
  protected Painting painting(Surface surface) {
    return new Curves(surface);
  }

  /** One painting. */
  private final class Curves implements Painting {
    private final Surface surface;
    private final Ink ink;

    Curves(Surface surface) {
      this.surface = surface;
      this.ink = new Ink(surface, look());
    }

    /** Paints the board, whose cells are the nodes. */
    @Override
    public void paintBehind() {
      board.paint(surface, place, look(), moment);
    }

    @Override
    public void paintNode(int node) {}

    @Override
    public void paintInFront() {
      if (focus.centre() != NONE) {
        for (int x : graph.neighbours(focus.centre())) {
          boolean isArrow = focus.constraint() != NONE && x == focus.variable();
          if (!isArrow) {
            curve(focus.centre(), x).paint(ink, Token.LINE_CONTROL, 1);
          }
        }
      }
      if (focus.relation().isPresent() && focus.head() == NONE) {
        Token token = focus.removes() ? Token.PRUNED_MARK : Token.ACCENT;
        for (Variable x : focus.relation().get().scope()) {
          curve(x.index(), focus.variable()).paint(ink, token, look().markLine());
        }
      }
      inconsistent.forEach(this::inconsistent);
      new MarkedConstraints(
              ink, graph.csp(), focus, x -> Optional.of(board.boundsOf(x, place, look())))
          .frames();
    }

    private void inconsistent(VariablePair arc) {
      Box target = board.boundsOf(arc.first(), place, look());
      Curve whole = curve(arc.second(), arc.first());
      double reach = target.width() * REACH;
      double part = 1 - Math.min(0.5, reach / Math.max(1e-9, whole.length()));
      Point neck = ConflictArrow.paintHead(ink, whole.at(part - STEP), whole.at(part));
      ink.draw(
          Path.curve(whole.from(), whole.control(), neck), Token.CONFLICT_MARK, look().markLine());
    }
  }

  /** Returns a bent curve, so that curves along one row or column are distinguishable. */
  private Curve curve(int from, int to) {
    Point start = board.boundsOf(from, place, look()).centre();
    Point end = board.boundsOf(to, place, look()).centre();
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

    ImmutableList<Point> points() {
      return IntStream.rangeClosed(0, STEPS)
          .mapToObj(step -> at(step * STEP))
          .collect(toImmutableList());
    }
  }
}
