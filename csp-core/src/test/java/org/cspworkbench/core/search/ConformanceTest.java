package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.core.consistency.Ac3;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.gallery.Langford;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.trace.Counts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * With the same model, the smallest domain first (ties by index), values ascending and binary
 * branching, the tree is the same in every correct engine that keeps arc consistency. Five
 * independent engines agree on these numbers of failures.
 */
final class ConformanceTest {

  @ParameterizedTest(name = "{0}: {2} failures, {3} solutions")
  @MethodSource("publishedNumbers")
  void maintainingArcConsistencyFailsAsOftenAsEveryOtherEngine(
      String name, Csp csp, long fails, long solutions) {
    Counts counters = countAll(mac(csp));
    assertThat(counters.fails()).isEqualTo(fails);
    assertThat(counters.solutions()).isEqualTo(solutions);
  }

  static Stream<Arguments> publishedNumbers() {
    return Stream.of(
        arguments("queens 8", Queens.pairwise(8), 292, 92),
        arguments("queens 10", Queens.pairwise(10), 4_992, 724),
        arguments("queens 12", Queens.pairwise(12), 101_882, 14_200),
        arguments("Langford (2, 11)", Langford.pairs(11), 255_334, 35_584));
  }

  static Stream<Arguments> smallerPublishedNumbers() {
    return publishedNumbers().limit(2);
  }

  /** Three all-different, each filtered as a whole: the columns and the two kinds of diagonals. */
  @ParameterizedTest(name = "queens {0}: {1} failures, {2} solutions")
  @CsvSource({"8, 254, 92", "10, 3940, 724", "12, 76678, 14200"})
  void domainConsistentAllDifferentFailsAsOftenAsEveryOtherEngine(
      int n, long fails, long solutions) {
    for (Csp csp : List.of(Queens.allDifferent(n), queensByThreeAllDifferent(n))) {
      Network network = new Network(csp.structure(), AllDifferentFiltering.DOMAIN_CONSISTENT);
      Counts counters =
          countAll(
              new Search(network, csp)
                  .order(new Mrv())
                  .lookAhead(Gac::new)
                  .branching(Branching.BINARY)
                  .wantAll());
      assertThat(counters.fails()).isEqualTo(fails);
      assertThat(counters.solutions()).isEqualTo(solutions);
    }
  }

  /** Where positions are variables too, tied to each other by tables, the tree is the same. */
  @Test
  @Tag("slow")
  void langfordWithAVariableForEveryCopyHasTheSameTree() {
    Counts counters = countAll(mac(langfordByCopies(11)));
    assertThat(counters.fails()).isEqualTo(255_334);
    assertThat(counters.solutions()).isEqualTo(35_584);
  }

  /**
   * Pair by pair or by words: the tree is the same, and so is all that does not count questions.
   */
  @ParameterizedTest(name = "{0}")
  @MethodSource("smallerPublishedNumbers")
  void arcConsistencyPairByPairGivesTheSameTree(String name, Csp csp, long fails, long solutions) {
    Counts byWords = countAll(mac(csp));
    Counts byPairs = countAll(mac(csp).lookAhead(Ac3::new));
    assertThat(byPairs.fails()).isEqualTo(byWords.fails()).isEqualTo(fails);
    assertThat(byPairs.nodes()).isEqualTo(byWords.nodes());
    assertThat(byPairs.backtracks()).isEqualTo(byWords.backtracks());
    assertThat(byPairs.solutions()).isEqualTo(byWords.solutions()).isEqualTo(solutions);
    assertThat(byPairs.maxDepth()).isEqualTo(byWords.maxDepth());
  }

  /** The diagonals as variables of their own. */
  private static Csp queensByThreeAllDifferent(int n) {
    Csp.Builder csp = Csp.builder(n + " queens by all-different");
    List<Variable> queens = csp.variables("q", n, Domain.range(1, n));
    List<Variable> rising = new ArrayList<>();
    List<Variable> falling = new ArrayList<>();
    for (int row = 0; row < n; row++) {
      int shift = row;
      rising.add(csp.variable("up" + row, 1 - shift, n - shift));
      falling.add(csp.variable("down" + row, 1 + shift, n + shift));
      csp.equal(rising.get(row), queens.get(row), -shift);
      csp.equal(falling.get(row), queens.get(row), shift);
    }
    return csp.allDifferent(queens).allDifferent(rising).allDifferent(falling).build();
  }

  private static Csp langfordByCopies(int n) {
    Csp.Builder csp = Csp.builder("Langford (2, " + n + ") by copies");
    List<Variable> copies = new ArrayList<>();
    for (int k = 1; k <= n; k++) {
      int apart = k + 1;
      Variable first = csp.variable("first " + k, 1, 2 * n);
      Variable second = csp.variable("second " + k, 1, 2 * n);
      csp.where(second + " = " + first + " + " + apart, v -> v[0] == v[1] + apart, second, first);
      copies.add(first);
      copies.add(second);
    }
    for (int i = 0; i < copies.size(); i++) {
      for (int j = i + 1; j < copies.size(); j++) {
        csp.notEqual(copies.get(i), copies.get(j));
      }
    }
    return csp.build();
  }

  private static Search mac(Csp csp) {
    return new Search(new Network(csp.structure()), csp)
        .order(new Mrv())
        .values(new Ascending())
        .maintainArcConsistency()
        .wantAll();
  }

  private static Counts countAll(Search search) {
    SearchResult result = search.solve(Limits.none(), null);
    assertThat(result.ending()).isEqualTo(Ending.EXHAUSTED);
    return result.counters();
  }
}
