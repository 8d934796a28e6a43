package org.cspworkbench.presentation.paint.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.Seek;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.paint.PaintedRuns;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.card.CardPlaces;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.TextMeasure;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.SudokuCsp;
import org.junit.jupiter.api.Test;

/** Arcs of a constraint graph: where they are, which are inconsistent, and how variables move. */
final class ArcsOfTheGraphTest {

  private static final Box AREA = new Box(40, 4, 560, 420);
  private static final TextMeasure MEASURE = (text, face, size) -> 0.6 * size * text.length();
  private static final Look LOOK = Look.light(MEASURE);

  private static VariablePair pair(DrawnLink link) {
    return new VariablePair(link.from(), link.to());
  }

  private static GraphScene scene(Csp csp) {
    return GraphScene.whole(ConstraintGraph.of(csp));
  }

  @Test
  void everyEdgeIsFoundNearBothOfItsEnds() {
    Trace trace = PaintedRuns.of(PaintedRuns.AUSTRALIA, "mac", Detail.FINE);
    GraphScene scene = scene(trace.csp());
    Moment moment = new Moments(trace).at(0);
    DrawnConstraints drawn =
        new ConstraintGraphPainter(scene, LOOK)
            .at(AREA, moment, GraphFocus.of(trace.player()), ImmutableList.of());
    CardPlaces.Placed places = scene.placed(AREA, LOOK);
    for (GraphLayout.Edge edge : scene.edges()) {
      Point from = places.middle(edge.from());
      Point to = places.middle(edge.to());
      Point near = new Point(0.6 * from.x() + 0.4 * to.x(), 0.6 * from.y() + 0.4 * to.y());
      Point far = new Point(0.4 * from.x() + 0.6 * to.x(), 0.4 * from.y() + 0.6 * to.y());
      VariablePair pair = new VariablePair(edge.from(), edge.to());
      assertThat(drawn.linkAt(near).map(ArcsOfTheGraphTest::pair)).contains(pair);
      assertThat(drawn.linkAt(far).map(ArcsOfTheGraphTest::pair))
          .contains(new VariablePair(edge.to(), edge.from()));
    }
    assertThat(drawn.linkAt(new Point(-50, -50))).isEmpty();
  }

  @Test
  void aDraggedVariableStaysWhereItWasReleasedAndTheOthersDoNotMove() {
    GraphScene scene = scene(PaintedRuns.AUSTRALIA.csp());
    CardPlaces.Placed before = scene.placed(AREA, LOOK);
    Point target = before.middle(3);
    GraphScene moved = new ConstraintGraphPainter(scene, LOOK).dragged(0, target, AREA);
    CardPlaces.Placed after = moved.placed(AREA, LOOK);
    assertThat(after.middle(0).x()).isCloseTo(target.x(), within(1e-6));
    assertThat(after.middle(0).y()).isCloseTo(target.y(), within(1e-6));
    for (int node = 1; node < scene.variables().size(); node++) {
      assertThat(after.middle(node)).isEqualTo(before.middle(node));
    }
    GraphScene outside =
        new ConstraintGraphPainter(scene, LOOK).dragged(0, new Point(9_000, -9_000), AREA);
    assertThat(AREA.contains(outside.placed(AREA, LOOK).middle(0))).isTrue();
  }

  @Test
  void namesAreReadableOnScreensAndProjectors() {
    GraphScene scene = scene(PaintedRuns.UNITED_STATES.csp());
    assertThat(scene.placed(AREA, LOOK).text()).isGreaterThanOrEqualTo(12);
    assertThat(scene.placed(AREA, Look.projector(MEASURE)).text()).isGreaterThanOrEqualTo(18);
  }

  @Test
  void theArcsOfTheCurrentCellAreFoundOverTheBoard() {
    Trace trace = PaintedRuns.of(PaintedRuns.SUDOKU, "forward-checking", Detail.FINE);
    Csp csp = trace.csp();
    ConstraintGraph graph = ConstraintGraph.of(csp);
    BoardPicture board =
        BoardPicture.sudoku(SudokuCsp.shapeOf(csp).orElseThrow(), BoardView.full());
    TracePlayer player = trace.player();
    assertThat(Seek.next(player, EnumSet.of(EventKind.TRY))).isTrue();
    GraphFocus focus = GraphFocus.of(player);
    Moment moment = new Moments(trace).at(player.position());
    DrawnBoardGraph drawn =
        new DrawnBoardGraph(graph, board, LOOK, AREA, moment, focus, ImmutableList.of());
    Set<Integer> found = new LinkedHashSet<>();
    for (double x = AREA.x(); x < AREA.right(); x += 4) {
      for (double y = AREA.y(); y < AREA.bottom(); y += 4) {
        Point point = new Point(x, y);
        VariablePair arc = drawn.linkAt(point).map(ArcsOfTheGraphTest::pair).orElse(null);
        if (arc != null) {
          int other = arc.first() == focus.centre() ? arc.second() : arc.first();
          assertThat(arc).isIn(new VariablePair(focus.centre(), other), pair(other, focus));
          Box near = board.boundsOf(arc.first(), AREA, LOOK);
          Box far = board.boundsOf(arc.second(), AREA, LOOK);
          assertThat(point.distance(near.centre()))
              .isLessThanOrEqualTo(point.distance(far.centre()));
          found.add(other);
        }
      }
    }
    assertThat(found).containsExactlyInAnyOrderElementsOf(graph.neighbours(focus.centre()));
  }

  private static VariablePair pair(int other, GraphFocus focus) {
    return new VariablePair(other, focus.centre());
  }

  /** Against the constraints themselves, at every removal and decision of a run. */
  @Test
  void theArcsThatAreMarkedHaveAValueWithoutSupport() {
    for (Problem problem : List.of(PaintedRuns.QUEENS, PaintedRuns.AUSTRALIA)) {
      Trace trace = PaintedRuns.of(problem, "forward-checking", Detail.FINE);
      TracePlayer player = trace.player();
      boolean isEverInconsistent = false;
      for (int moment = 0; moment < 60; moment++) {
        if (Seek.next(player, EnumSet.of(EventKind.PRUNE, EventKind.TRY))) {
          Set<VariablePair> expected = inconsistent(trace.csp(), player.state());
          assertThat(InconsistentArcs.at(player)).containsExactlyInAnyOrderElementsOf(expected);
          isEverInconsistent |= !expected.isEmpty();
        }
      }
      assertThat(isEverInconsistent).isTrue();
    }
  }

  private static Set<VariablePair> inconsistent(Csp csp, TraceState state) {
    Set<VariablePair> found = new LinkedHashSet<>();
    for (Constraint constraint : csp.constraints()) {
      Variable first = constraint.scope().get(0);
      Variable second = constraint.scope().get(1);
      addIfInconsistent(constraint, first, second, state, found);
      addIfInconsistent(constraint, second, first, state, found);
    }
    return found;
  }

  private static void addIfInconsistent(
      Constraint constraint, Variable x, Variable y, TraceState state, Set<VariablePair> found) {
    for (int i = 0; i < x.domain().size(); i++) {
      boolean hasSupport = false;
      for (int j = 0; j < y.domain().size(); j++) {
        int[] values = new int[2];
        values[constraint.scope().indexOf(x)] = x.domain().valueAt(i);
        values[constraint.scope().indexOf(y)] = y.domain().valueAt(j);
        hasSupport |= state.contains(y.index(), j) && constraint.isSatisfiedBy(values);
      }
      if (state.contains(x.index(), i) && !hasSupport) {
        found.add(new VariablePair(x.index(), y.index()));
      }
    }
  }
}
