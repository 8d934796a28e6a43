package org.cspworkbench.solvers.logic.chains;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.cspworkbench.solvers.logic.SolutionPath;
import org.cspworkbench.solvers.logic.SolutionStep;
import org.cspworkbench.solvers.logic.chains.LinkGraph.Scope;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.Test;

/** What follows from a candidate is what repeated use of single links derives from it. */
class ImplicationsTest {

  private static final String HARD =
      "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

  @Test
  void followTheLinksOfEveryPositionToTheEnd() {
    Position position = Position.of(Grid.ofLine(HARD));
    int graphs = 0;
    for (SolutionStep move : SolutionPath.of(position).moves()) {
      if (!move.step().eliminations().isEmpty() && graphs < 40) {
        for (Scope scope : Scope.values()) {
          assertComplete(LinkGraph.of(position, scope), "after " + graphs + " graphs, " + scope);
          graphs++;
        }
      }
      position = move.step().applyTo(position);
    }
    assertThat(graphs).isEqualTo(40);
  }

  private static void assertComplete(LinkGraph graph, String name) {
    for (int candidate = 0; candidate < graph.candidates(); candidate++) {
      long[] following = graph.implications().of(candidate);
      BitSet expected = followed(graph, candidate, following.length / 2 * Long.SIZE);
      assertThat(BitSet.valueOf(following)).as("%s, %d", name, candidate).isEqualTo(expected);
    }
  }

  /** Returns the nodes that are false, and from {@code firstTrue} on those that are true. */
  private static BitSet followed(LinkGraph graph, int start, int firstTrue) {
    BitSet followed = new BitSet();
    followed.set(firstTrue + start);
    int before = 0;
    while (followed.cardinality() > before) {
      before = followed.cardinality();
      for (int node = 0; node < graph.size(); node++) {
        if (followed.get(firstTrue + node)) {
          followed.or(BitSet.valueOf(graph.weak(node)));
        }
        if (followed.get(node)) {
          BitSet strong = BitSet.valueOf(graph.strong(node));
          strong.stream().forEach(other -> followed.set(firstTrue + other));
        }
      }
    }
    return followed;
  }
}
