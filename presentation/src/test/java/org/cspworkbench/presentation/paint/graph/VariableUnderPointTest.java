package org.cspworkbench.presentation.paint.graph;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.EnumSet;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.core.gallery.MagicSquare;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Seek;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.paint.PaintedRuns;
import org.cspworkbench.presentation.paint.card.CardPlaces;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.solvers.Problem;
import org.junit.jupiter.api.Test;

/** The variable at work is found where its card is placed, whatever part of a graph is shown. */
final class VariableUnderPointTest {

  private static final Box AREA = new Box(0, 0, 844, 520);

  /** Every letter is as wide as three fifths of its size. */
  private static final Look LOOK = Look.light((text, face, size) -> 0.6 * size * text.length());

  private static final ImmutableMap<Problem, String> RUNS =
      ImmutableMap.of(
          PaintedRuns.QUEENS,
          "forward-checking",
          PaintedRuns.AUSTRALIA,
          "mac",
          PaintedRuns.UNITED_STATES,
          "forward-checking",
          PaintedRuns.SUDOKU,
          "mac",
          new Problem.General(GraphColouring.of(Graph.mycielski(7), 8)),
          "forward-checking",
          new Problem.General(MagicSquare.ofOrder(3)),
          "mac");

  private static GraphScene scene(Trace trace, GraphFocus focus) {
    ConstraintGraph graph = ConstraintGraph.of(trace.csp());
    return GraphScene.isShownWhole(graph)
        ? GraphScene.whole(graph)
        : GraphScene.around(graph, Math.max(0, focus.centre()), focus.variable());
  }

  @Test
  void everyVariableIsFoundWhereItIsPainted() {
    RUNS.forEach(
        (problem, solver) -> {
          Trace trace = PaintedRuns.of(problem, solver, Detail.FINE);
          TracePlayer player = trace.player();
          for (int pruning = 0; pruning < 20; pruning++) {
            if (Seek.next(player, EnumSet.of(EventKind.PRUNE))) {
              GraphFocus focus = GraphFocus.of(player);
              GraphScene scene = scene(trace, focus);
              CardPlaces.Placed places = scene.placed(AREA, LOOK);
              Moment moment = new Moments(trace).at(player.position());
              int node = scene.node(focus.variable());
              assertThat(
                      new ConstraintGraphPainter(scene, LOOK)
                          .at(AREA, moment, focus, ImmutableList.of())
                          .nodeAt(places.middle(node)))
                  .as("%s, pruning %d", trace.csp().name(), pruning)
                  .hasValue(node);
            }
          }
        });
  }
}
