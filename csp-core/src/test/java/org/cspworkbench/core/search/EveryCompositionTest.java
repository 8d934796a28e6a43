package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Composition.LookAhead;
import org.cspworkbench.core.testing.RandomCsp;
import org.cspworkbench.core.testing.Solutions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * However a search is put together, it finds what brute force finds: on small problems with every
 * kind of constraint, drawn from seeds that a failure names.
 */
final class EveryCompositionTest {

  private static final String COMPOSITIONS = "org.cspworkbench.core.testing.Composition#everyPair";

  private static final ImmutableList<Case> PROBLEMS = Case.mixed(300);

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void findsEverySolutionOnceAndSaysThatThereAreNoMore(Composition composition) {
    PROBLEMS.forEach(problem -> findsEverySolutionOnce(composition, problem));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void findsTheSameWhereDomainsAreIntervals(Composition composition) {
    PROBLEMS.stream()
        .limit(100)
        .forEach(problem -> findsEverySolutionOnce(composition, problem.wide()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void findsAFirstSolutionOrProvesThatThereIsNone(Composition composition) {
    for (Case problem : PROBLEMS) {
      Solutions found = new Solutions();
      SearchResult result =
          composition.search(problem).onSolution(found).solve(Limits.none(), null);
      if (problem.solutions().isEmpty()) {
        assertThat(found.inOrder()).as("%s", problem).isEmpty();
        assertThat(result.ending()).as("%s", problem).isEqualTo(Ending.EXHAUSTED);
      } else {
        assertThat(found.inOrder()).as("%s", problem).hasSize(1);
        assertThat(problem.solutions()).as("%s", problem).containsAll(found.inOrder());
        assertThat(result.ending()).as("%s", problem).isEqualTo(Ending.ENOUGH);
      }
    }
  }

  /**
   * A search that starts anew at every contradiction may give up, and it never lies: what it finds
   * is a solution, and it calls a problem unsolvable only if it is.
   */
  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void restartingOnContradictionNeverLies(Composition composition) {
    for (Case problem : PROBLEMS) {
      Solutions found = new Solutions();
      SearchResult result =
          composition
              .search(problem)
              .restarts(Restarts.ON_CONTRADICTION)
              .onSolution(found)
              .solve(Limits.none().withAttempts(20), null);
      switch (result.ending()) {
        case ENOUGH -> {
          assertThat(found.inOrder()).as("%s", problem).hasSize(1);
          assertThat(problem.solutions()).as("%s", problem).containsAll(found.inOrder());
        }
        case EXHAUSTED -> assertThat(problem.solutions()).as("%s", problem).isEmpty();
        default -> {
          assertThat(result.ending()).as("%s", problem).isEqualTo(Ending.ATTEMPTS);
          assertThat(result.counters().attempts()).as("%s", problem).isEqualTo(20);
          assertThat(found.inOrder()).as("%s", problem).isEmpty();
        }
      }
    }
  }

  /**
   * A search that starts anew after more and more fails loses nothing: sooner or later an attempt
   * is long enough to find a solution or to prove that there is none.
   */
  @ParameterizedTest
  @EnumSource(LookAhead.class)
  void restartingAfterMoreAndMoreFailsFindsASolutionOrProvesThatThereIsNone(LookAhead lookAhead) {
    Composition.everyPair()
        .filter(composition -> composition.lookAhead() == lookAhead)
        .forEach(EveryCompositionTest::decidesEveryProblemWithRestarts);
  }

  private static void decidesEveryProblemWithRestarts(Composition composition) {
    for (Case problem : PROBLEMS) {
      Solutions found = new Solutions();
      SearchResult result =
          composition
              .search(problem)
              .restarts(attempt -> 1 + attempt)
              .onSolution(found)
              .solve(Limits.none().withAttempts(10_000), null);
      String run = problem + ", " + composition;
      assertThat(problem.solutions()).as(run).containsAll(found.inOrder());
      assertThat(result.ending())
          .as(run)
          .isEqualTo(problem.solutions().isEmpty() ? Ending.EXHAUSTED : Ending.ENOUGH);
    }
  }

  /** Thousands of combinations, each on a share of the problems: the same share in every run. */
  @Test
  @Tag("slow")
  void everyCombinationOfPartsFindsEverySolution() {
    ImmutableList<Case> more = Case.drawn(300, 700, RandomCsp::mixed);
    Composition.everyCombination()
        .forEach(
            composition -> {
              int share = Math.floorMod(composition.toString().hashCode(), 20);
              for (int i = share; i < more.size(); i += 20) {
                findsEverySolutionOnce(composition, more.get(i));
              }
            });
  }

  /** Without chance and with nothing but the order as stated, solutions come in ascending order. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("lexicographicCompositions")
  void lexicographicAscendingSearchFindsSolutionsInAscendingOrder(Composition composition) {
    for (Case problem : PROBLEMS) {
      Solutions found = new Solutions();
      composition.search(problem).wantAll().onSolution(found).solve(Limits.none(), null);
      assertThat(found.inOrder()).as("%s", problem).isEqualTo(problem.solutions());
    }
  }

  static List<Composition> lexicographicCompositions() {
    return Composition.everyCombination()
        .filter(c -> c.order() == Composition.Order.LEXICOGRAPHIC)
        .filter(c -> c.values() == Composition.Values.ASCENDING)
        .toList();
  }

  /** Without this the tests above could pass by looking at nothing. */
  @Test
  void theDrawnProblemsAreWorthSolving() {
    assertThat(PROBLEMS.stream().filter(p -> p.solutions().isEmpty()).count())
        .as("unsatisfiable")
        .isBetween(60L, 200L);
    assertThat(PROBLEMS.stream().filter(p -> p.solutions().size() > 1).count())
        .as("with several solutions")
        .isGreaterThan(100L);
    assertThat(PROBLEMS.stream().filter(p -> !p.csp().restrictedVariables().isEmpty()).count())
        .as("with givens")
        .isGreaterThan(50L);
  }

  private static void findsEverySolutionOnce(Composition composition, Case problem) {
    Solutions found = new Solutions();
    SearchResult result =
        composition.search(problem).wantAll().onSolution(found).solve(Limits.none(), null);
    assertThat(found.sorted()).as("%s", problem).isEqualTo(problem.solutions());
    assertThat(result.ending()).as("%s", problem).isEqualTo(Ending.EXHAUSTED);
    assertThat(result.counters().solutions())
        .as("%s", problem)
        .isEqualTo(problem.solutions().size());
  }
}
