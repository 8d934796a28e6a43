package org.cspworkbench.core.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.Set;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.testing.Solutions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The problems of the gallery have the answers that the literature knows. */
final class KnownAnswersTest {

  @ParameterizedTest
  @CsvSource({
    "1, 1", "2, 0", "3, 0", "4, 2", "5, 10", "6, 4", "7, 40", "8, 92", "9, 352", "10, 724"
  })
  void queens(int n, long solutions) {
    assertThat(count(Queens.pairwise(n))).isEqualTo(solutions);
    assertThat(count(Queens.allDifferent(n))).isEqualTo(solutions);
  }

  /** Said pair by pair or as three constraints, the solutions and the search are the same. */
  @Test
  void bothStatementsOfTheQueensHaveOneTree() {
    SearchResult pairwise = searchAll(Queens.pairwise(8), new Solutions());
    SearchResult allDifferent = searchAll(Queens.allDifferent(8), new Solutions());
    assertThat(allDifferent.counters().fails())
        .isEqualTo(pairwise.counters().fails())
        .isEqualTo(292);
    assertThat(allDifferent.counters().nodes()).isEqualTo(pairwise.counters().nodes());
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 2", "3, 12", "4, 576"})
  void latinSquares(int n, long solutions) {
    assertThat(count(LatinSquare.ofOrder(n))).isEqualTo(solutions);
    assertThat(count(QuasigroupCompletion.withHoles(3, n, n * n))).isEqualTo(solutions);
  }

  /** Of a square with holes at least the square itself is a solution. */
  @Test
  void quasigroupsWithHolesCanBeCompleted() {
    for (long seed = 0; seed < 20; seed++) {
      Csp csp = QuasigroupCompletion.withHoles(seed, 5, 12);
      assertThat(csp.restrictedVariables()).hasSize(13);
      Solutions found = new Solutions();
      searchAll(csp, found);
      assertThat(found.sorted())
          .as("seed %d", seed)
          .isNotEmpty()
          .isEqualTo(BruteForce.solutions(csp));
    }
  }

  /** The walk does not stay near the cyclic square from which it starts. */
  @Test
  void everyLatinSquareOfOrderThreeIsDrawn() {
    Set<ImmutableList<Integer>> drawn = new HashSet<>();
    for (long seed = 0; seed < 200; seed++) {
      Solutions found = new Solutions();
      searchAll(QuasigroupCompletion.withHoles(seed, 3, 0), found);
      assertThat(found.inOrder()).as("seed %d", seed).hasSize(1);
      drawn.add(found.inOrder().get(0));
    }
    assertThat(drawn).hasSize(12);
  }

  @Test
  void theNorwegianDrinksWaterAndTheJapaneseOwnsTheZebra() {
    Csp csp = Zebra.puzzle();
    ImmutableList<Integer> solution = onlySolution(csp);
    assertThat(solution.get(index(csp, "water"))).isEqualTo(solution.get(index(csp, "Norwegian")));
    assertThat(solution.get(index(csp, "zebra"))).isEqualTo(solution.get(index(csp, "Japanese")));
    assertThat(solution.get(index(csp, "Norwegian"))).isEqualTo(1);
    assertThat(solution.get(index(csp, "Japanese"))).isEqualTo(5);
  }

  @Test
  void sendMoreMoneyIs9567And1085() {
    ImmutableList<Integer> sendmory = ImmutableList.of(9, 5, 6, 7, 1, 0, 8, 2);
    assertThat(onlySolution(SendMoreMoney.columns()).subList(0, 8)).isEqualTo(sendmory);
    assertThat(onlySolution(SendMoreMoney.wholeSum())).isEqualTo(sendmory);
  }

  @ParameterizedTest
  @CsvSource({"2, 0", "3, 2", "4, 2", "5, 0", "6, 0", "7, 52", "8, 300"})
  void langford(int n, long solutions) {
    assertThat(count(Langford.pairs(n))).isEqualTo(solutions);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 0", "3, 8"})
  void magicSquares(int n, long solutions) {
    assertThat(count(MagicSquare.ofOrder(n))).isEqualTo(solutions);
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "2, 0", "3, 0", "4, 2", "5, 1", "6, 0", "7, 1"})
  void magicSequences(int n, long solutions) {
    assertThat(count(MagicSequence.ofLength(n))).isEqualTo(solutions);
  }

  @Test
  void theGraphsOfMycielskiNeedOneColourMoreThanTheirNumber() {
    for (int k = 1; k <= 4; k++) {
      Graph graph = Graph.mycielski(k);
      assertThat(isSolvable(GraphColouring.of(graph, k))).as("%s", graph.name()).isFalse();
      assertThat(isSolvable(GraphColouring.of(graph, k + 1))).as("%s", graph.name()).isTrue();
    }
    assertThat(Graph.mycielski(4).vertices()).isEqualTo(23);
    assertThat(Graph.mycielski(4).edges()).hasSize(71);
  }

  @Test
  @Tag("slow")
  void theFifthGraphOfMycielskiNeedsSixColours() {
    assertThat(isSolvable(GraphColouring.of(Graph.mycielski(5), 6))).isTrue();
  }

  @Test
  void theUnitedStatesNeedFourColours() {
    Csp csp = MapColouring.unitedStates(4);
    assertThat(csp.variables()).hasSize(49);
    assertThat(csp.constraints()).hasSize(107);
    assertThat(isSolvable(csp)).isTrue();
    assertThat(isSolvable(MapColouring.unitedStates(3))).isFalse();
  }

  private static int index(Csp csp, String name) {
    return csp.variables().stream()
        .filter(x -> x.name().equals(name))
        .findFirst()
        .orElseThrow()
        .index();
  }

  private static ImmutableList<Integer> onlySolution(Csp csp) {
    Solutions found = new Solutions();
    searchAll(csp, found);
    assertThat(found.inOrder()).hasSize(1);
    return found.inOrder().get(0);
  }

  private static long count(Csp csp) {
    Solutions found = new Solutions();
    searchAll(csp, found);
    assertThat(ImmutableSet.copyOf(found.inOrder()))
        .as("no solution twice")
        .hasSameSizeAs(found.inOrder());
    return found.inOrder().size();
  }

  private static boolean isSolvable(Csp csp) {
    return search(csp).solve(Limits.none(), null).ending() == Ending.ENOUGH;
  }

  private static SearchResult searchAll(Csp csp, Solutions found) {
    SearchResult result = search(csp).wantAll().onSolution(found).solve(Limits.none(), null);
    assertThat(result.ending()).isEqualTo(Ending.EXHAUSTED);
    return result;
  }

  private static Search search(Csp csp) {
    return new Search(new Network(csp.structure()), csp).order(new Mrv()).maintainArcConsistency();
  }
}
