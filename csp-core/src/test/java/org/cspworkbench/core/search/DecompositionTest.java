package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.learning.ActivityOrder;
import org.cspworkbench.core.learning.Keep;
import org.cspworkbench.core.learning.Learning;
import org.cspworkbench.core.learning.SavedPhases;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.LastConflict;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Composition.LookBack;
import org.cspworkbench.core.testing.Composition.Order;
import org.cspworkbench.core.testing.Drawn;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Counts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The parts of a search, one after the other, are the search. */
final class DecompositionTest {

  private static final int[] COUNTS = {1, 3, 40};

  private static final ImmutableList<Case> PROBLEMS =
      Arrays.stream(Drawn.values())
          .flatMap(drawn -> LongStream.range(0, 3).mapToObj(drawn::of))
          .collect(ImmutableList.toImmutableList());

  /** What a search finds and counts. */
  private record Done(ImmutableList<ImmutableList<Integer>> solutions, List<Long> counters) {

    static Done of(Solutions solutions, Counts counters) {
      return new Done(
          solutions.inOrder(), List.of(counters.nodes(), counters.fails(), counters.backtracks()));
    }
  }

  static Stream<Composition> compositions() {
    return Composition.everyPairWithoutChance();
  }

  static Stream<Composition> compositionsWithChance() {
    return Composition.everyPair();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("compositions")
  void thePartsInOrderAreTheSequentialSearch(Composition composition) {
    for (Case problem : PROBLEMS) {
      Done whole = whole(() -> composition.search(problem).wantAll());
      for (int count : COUNTS) {
        Done parts = parts(() -> composition.search(problem).wantAll(), count);
        assertThat(BruteForce.sorted(parts.solutions()))
            .as("%s in %d parts", problem, count)
            .isEqualTo(problem.solutions());
        if (!learns(composition.order())) {
          assertThat(parts.solutions()).as("%s", problem).isEqualTo(whole.solutions());
        }
        if (!learns(composition.order()) && composition.lookBack() == LookBack.CHRONOLOGICAL) {
          assertThat(parts.counters()).as("%s, %d", problem, count).isEqualTo(whole.counters());
        }
      }
    }
  }

  private static boolean learns(Order order) {
    return order == Order.DOM_WDEG || order == Order.LAST_CONFLICT;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("compositionsWithChance")
  void thePartsHaveEverySolutionOnce(Composition composition) {
    for (Case problem : PROBLEMS) {
      Done parts = parts(() -> composition.search(problem).wantAll(), 9);
      assertThat(BruteForce.sorted(parts.solutions()))
          .as("%s", problem)
          .isEqualTo(problem.solutions());
    }
  }

  @Test
  void partsOfSearchesThatLearnHaveEverySolutionOnce() {
    for (Case problem : PROBLEMS) {
      for (int count : COUNTS) {
        assertThat(BruteForce.sorted(parts(() -> learning(problem).wantAll(), count).solutions()))
            .as("learning, %s", problem)
            .isEqualTo(problem.solutions());
        assertThat(BruteForce.sorted(parts(() -> restarts(problem).wantAll(), count).solutions()))
            .as("nogoods from restarts, %s", problem)
            .isEqualTo(problem.solutions());
      }
    }
  }

  private static Search learning(Case problem) {
    return new Search(problem.network(), problem.csp())
        .order(new ActivityOrder())
        .values(new SavedPhases(new Ascending()))
        .lookAhead(Gac::new)
        .restarts(Restarts.luby(3))
        .branching(Branching.BINARY)
        .onContradiction(LearningBacktracking.by(new Learning(Keep.FEW_LEVELS)));
  }

  private static Search restarts(Case problem) {
    return new Search(problem.network(), problem.csp())
        .order(new LastConflict(new DomWdeg()))
        .maintainArcConsistency()
        .restarts(Restarts.luby(3))
        .nogoods();
  }

  @Test
  void thereAreAboutAsManyPartsAsRequested() {
    for (int count : new int[] {1, 10, 256, 1000}) {
      int parts = cut(queens(10), count).subproblems().size();
      assertThat(parts).isBetween(count, count + 10);
    }
    assertThat(cut(queens(4), 1000).subproblems()).hasSize(2); // its solutions
    assertThat(cut(queens(3), 1000).subproblems()).isEmpty();
    assertThat(cut(queens(10), 256)).usingRecursiveComparison().isEqualTo(cut(queens(10), 256));
    assertThatIllegalArgumentException().isThrownBy(() -> cut(queens(4), 0));
  }

  @Test
  void aCancelledCutLeavesPartsThatAreTheWholeAllTheSame() {
    Limits cancelled = Limits.none();
    cancelled.cancellation().request();
    assertThat(Decomposition.of(queens(8), 100, cancelled).subproblems())
        .containsExactly(Subproblem.WHOLE);
  }

  private static Search queens(int n) {
    return Search.on(Queens.pairwise(n)).order(new Mrv()).maintainArcConsistency();
  }

  private static Decomposition.Cut cut(Search search, int count) {
    return Decomposition.of(search, count, Limits.none());
  }

  private static Done whole(Supplier<Search> search) {
    Solutions solutions = new Solutions();
    return Done.of(solutions, search.get().onSolution(solutions).solve().counters());
  }

  private static Done parts(Supplier<Search> search, int count) {
    Solutions solutions = new Solutions();
    Decomposition.Cut cut = cut(search.get(), count);
    Counters sum = cut.counters().copy();
    for (Subproblem part : cut.subproblems()) {
      sum.add(search.get().within(part).onSolution(solutions).solve().counters());
    }
    return Done.of(solutions, sum);
  }
}
