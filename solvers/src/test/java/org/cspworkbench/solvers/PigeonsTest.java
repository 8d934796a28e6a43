package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.solvers.catalog.StrongestSolver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * More pigeons than holes, stated by pairs: searched pair by pair, the tree has as many nodes as
 * the holes have orders; as one clique it needs no node.
 */
final class PigeonsTest {

  @ParameterizedTest(name = "{0} pigeons, {1} holes")
  @CsvSource({"12, 11", "20, 19", "60, 59"})
  void morePigeonsThanHolesAreRefutedWithoutSearch(int pigeons, int holes) {
    ImmutableList.Builder<Graph.Edge> edges = ImmutableList.builder();
    for (int x = 1; x <= pigeons; x++) {
      for (int y = x + 1; y <= pigeons; y++) {
        edges.add(new Graph.Edge(x, y));
      }
    }
    Graph complete = new Graph("complete", pigeons, edges.build());
    Problem problem = new Problem.General(GraphColouring.of(complete, holes));
    for (Solver solver :
        ImmutableList.of(
            StrongestSolver.of(problem), Solvers.byId("learning"), Solvers.byId("portfolio"))) {
      Result result = solver.solve(problem, Settings.defaults(), null);
      assertThat(result.outcome())
          .as(solver.about().id())
          .isInstanceOf(Outcome.Unsatisfiable.class);
      assertThat(result.statistics().nodes()).as(solver.about().id()).isZero();
    }
  }
}
