package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.LatinSquare;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Composition.RootFilter;
import org.cspworkbench.core.testing.Solutions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every composition counts what everybody counts. */
final class KnownCountsTest {

  private static final String COMPOSITIONS = "org.cspworkbench.core.testing.Composition#everyPair";

  private static final List<Integer> QUEENS = List.of(1, 0, 0, 2, 10, 4, 40, 92, 352, 724);
  private static final List<Integer> LATIN_SQUARES = List.of(1, 2, 12, 576);

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void queensUpToSeven(Composition composition) {
    for (int n = 1; n <= 7; n++) {
      hasSolutions(composition, Queens.pairwise(n), QUEENS.get(n - 1));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("org.cspworkbench.core.testing.Composition#everyPairWithoutChance")
  void queensEight(Composition composition) {
    hasSolutions(composition, Queens.pairwise(8), QUEENS.get(7));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("org.cspworkbench.core.testing.Composition#everyPairWithoutChance")
  @Tag("slow")
  void queensNineAndTen(Composition composition) {
    hasSolutions(composition, Queens.pairwise(9), QUEENS.get(8));
    if (composition.order() != Composition.Order.FEWEST_LEGAL_VALUES) {
      hasSolutions(composition, Queens.pairwise(10), QUEENS.get(9));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void latinSquaresUpToOrderThree(Composition composition) {
    for (int n = 1; n <= 3; n++) {
      hasSolutions(composition, LatinSquare.ofOrder(n), LATIN_SQUARES.get(n - 1));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("org.cspworkbench.core.testing.Composition#everyPairWithoutChance")
  void latinSquaresOfOrderFour(Composition composition) {
    hasSolutions(composition, LatinSquare.ofOrder(4), LATIN_SQUARES.get(3));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("compositionsWithoutRootFilter")
  @Tag("slow")
  void latinSquaresOfOrderFive(Composition composition) {
    hasSolutions(composition, LatinSquare.ofOrder(5), 161_280);
  }

  static Stream<Composition> compositionsWithoutRootFilter() {
    return Composition.everyPairWithoutChance()
        .filter(composition -> composition.rootFilter() == RootFilter.NO_OTHER);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void colouringsOfAustralia(Composition composition) {
    hasSolutions(composition, MapColouring.australia(), 18);
  }

  private static void hasSolutions(Composition composition, Csp csp, int count) {
    Case problem = new Case(1, csp, new Network(csp.structure()), ImmutableList.of());
    Solutions found = new Solutions();
    SearchResult result =
        composition.search(problem).wantAll().onSolution(found).solve(Limits.none(), null);
    Set<ImmutableList<Integer>> different = new HashSet<>(found.inOrder());
    assertThat(found.inOrder()).as("%s", csp).hasSize(count);
    assertThat(different).as("%s: no solution twice", csp).hasSize(count);
    assertThat(result.counters().solutions()).isEqualTo(count);
    assertThat(result.ending()).isEqualTo(Ending.EXHAUSTED);
    for (ImmutableList<Integer> solution : different) {
      int[] values = solution.stream().mapToInt(Integer::intValue).toArray();
      if (!csp.isSolution(values)) {
        throw new AssertionError(solution + " is no solution of " + csp);
      }
    }
  }
}
