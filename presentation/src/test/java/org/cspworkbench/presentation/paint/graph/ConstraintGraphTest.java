package org.cspworkbench.presentation.paint.graph;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.core.gallery.MagicSquare;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.presentation.paint.PaintedRuns;
import org.junit.jupiter.api.Test;

/** The edges of a constraint graph, and which part of a large one is shown. */
final class ConstraintGraphTest {

  /** The edges of the graph are derived from the constraints. */
  @Test
  void aSudokuHasEightHundredAndTenEdgesAndQueensAreAllJoined() {
    ConstraintGraph sudoku =
        ConstraintGraph.of(PaintedRuns.of(PaintedRuns.SUDOKU, "mac", Detail.FINE).csp());
    assertThat(sudoku.edgeCount()).isEqualTo(810);
    assertThat(sudoku.hubCount()).isZero();
    assertThat(sudoku.neighbours(40)).hasSize(20).doesNotHaveDuplicates().doesNotContain(40);
    ConstraintGraph queens = ConstraintGraph.of(Queens.pairwise(8));
    assertThat(queens.edgeCount()).isEqualTo(28);
    ConstraintGraph square = ConstraintGraph.of(MagicSquare.ofOrder(3));
    assertThat(square.hubCount()).as("sums of rows, columns and diagonals").isPositive();
  }

  @Test
  void onlyTheNeighboursAreShownIfTheSpaceIsLimited() {
    Csp csp = GraphColouring.of(Graph.mycielski(7), 8);
    ConstraintGraph graph = ConstraintGraph.of(csp);
    assertThat(GraphScene.isShownWhole(graph)).isFalse();
    for (int x = 0; x < csp.variables().size(); x++) {
      int last = graph.neighbours(x).get(graph.neighbours(x).size() - 1);
      GraphScene scene = GraphScene.around(graph, x, last);
      assertThat(scene.variables()).contains(x, last);
      assertThat(scene.variables().size() - 1 + scene.leftOut())
          .isEqualTo(graph.neighbours(x).size());
      for (int shown : scene.variables()) {
        assertThat(shown == x || graph.neighbours(x).contains(shown)).isTrue();
      }
    }
  }
}
