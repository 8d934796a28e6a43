package org.cspworkbench.solvers.logic.chains;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import org.cspworkbench.solvers.logic.SolutionPath;
import org.cspworkbench.solvers.logic.SolutionStep;
import org.cspworkbench.solvers.logic.chains.LinkGraph.Scope;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A graph that is made of an earlier one has the links of one that is made anew, in their order.
 */
class LinkGraphTest {

  private static final int MOVES = 30;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6",
        "98.7..6..7.....5....4.8..9.4...3..7..7...2.....31....53....61...4..9..3.........2"
      })
  void hasTheLinksOfOneMadeAnewAfterEveryMove(String puzzle) {
    Grid grid = Grid.ofLine(puzzle);
    Position position = Position.of(grid);
    List<SolutionStep> moves = SolutionPath.of(Position.of(grid)).moves();
    for (int count = 0; count < MOVES; count++) {
      Position afresh = Position.of(grid);
      for (SolutionStep move : moves.subList(0, count)) {
        afresh = move.step().applyTo(afresh);
      }
      LinkGraph graph = LinkGraph.of(position, Scope.GROUPS);
      LinkGraph expected = LinkGraph.of(afresh, Scope.GROUPS);
      assertThat(links(graph, graph::strong))
          .as("after %d moves", count)
          .isEqualTo(links(expected, expected::strong));
      assertThat(links(graph, graph::weak))
          .as("after %d moves", count)
          .isEqualTo(links(expected, expected::weak));
      position = moves.get(count).step().applyTo(position);
    }
  }

  private static List<String> links(LinkGraph graph, IntFunction<long[]> linked) {
    List<String> links = new ArrayList<>();
    for (int node = 0; node < graph.size(); node++) {
      Node from = graph.node(node);
      BitSet.valueOf(linked.apply(node)).stream()
          .forEach(other -> links.add(from + " " + graph.node(other)));
    }
    return links;
  }
}
