package org.cspworkbench.core.search;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.gallery.LatinSquare;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.local.MinConflicts;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.testing.Solutions;
import org.junit.jupiter.api.Test;

/** A result holds its solutions, as many as were asked for. */
final class SolutionsOfAResultTest {

  @Test
  void aResultHoldsItsSolutionsInTheOrderFound() {
    Csp squares = LatinSquare.ofOrder(3);
    Solutions received = new Solutions();
    SearchResult result = search(squares).wantAll().onSolution(received).solve();
    assertThat(values(result)).hasSize(12).isEqualTo(received.inOrder());
    Variable last = squares.variables().get(8);
    assertThat(result.solutions().get(0).valueOf(last))
        .isEqualTo(received.inOrder().get(0).get(last.index()));
    assertThat(search(Queens.pairwise(3)).solve().solutions()).isEmpty();
  }

  /** However many solutions there are, the memory of a result is bounded. */
  @Test
  void aResultHoldsTheFirstSolutionsAndCountsAll() {
    Csp queens = Queens.pairwise(11);
    SearchResult result = search(queens).wantAll().solve();
    assertThat(result.counters().solutions()).isEqualTo(2_680);
    assertThat(result.solutions()).hasSize(1_000);
    SearchResult few = search(queens).wantAll().keep(3).solve();
    assertThat(few.counters().solutions()).isEqualTo(2_680);
    assertThat(few.solutions()).isEqualTo(result.solutions().subList(0, 3));
    assertThatIllegalArgumentException().isThrownBy(() -> search(queens).keep(-1));
  }

  @Test
  void aResultOfASearchForTheBestHoldsTheBestAlone() {
    Csp queens = Queens.pairwise(6);
    Solutions better = new Solutions();
    SearchResult result =
        search(queens)
            .optimise(Objective.maximum(Linear.of(queens.variables().get(0))))
            .onSolution(better)
            .solve();
    assertThat(better.inOrder()).hasSizeGreaterThan(1);
    assertThat(values(result)).containsExactly(Iterables.getLast(better.inOrder()));
  }

  @Test
  void aResultOfLocalSearchHoldsItsSolution() {
    Csp queens = Queens.pairwise(8);
    Solutions received = new Solutions();
    SearchResult result =
        new MinConflicts(new Network(queens.structure()), queens, new RandomStream(1))
            .onSolution(received)
            .solve(Limits.none(), null);
    assertThat(values(result)).hasSize(1).isEqualTo(received.inOrder());
  }

  private static Search search(Csp csp) {
    return Search.on(csp).order(new Mrv()).lookAhead(ForwardChecking::new);
  }

  private static ImmutableList<ImmutableList<Integer>> values(SearchResult result) {
    return result.solutions().stream()
        .map(Solution::values)
        .map(values -> ImmutableList.copyOf(values.asList()))
        .collect(toImmutableList());
  }
}
