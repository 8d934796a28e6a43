package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.learning.ActivityOrder;
import org.cspworkbench.core.learning.Keep;
import org.cspworkbench.core.learning.Learning;
import org.cspworkbench.core.learning.SavedPhases;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Drawn;
import org.cspworkbench.core.testing.Solutions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Learning from contradictions answers as brute force does, whatever it keeps. */
final class LearningSearchTest {

  private static final int SOME = 30;
  private static final int MANY = 20_000;

  @ParameterizedTest
  @EnumSource(Drawn.class)
  void agreesWithBruteForce(Drawn drawn) {
    agreesWithBruteForce(drawn, 0, SOME);
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource(Drawn.class)
  void agreesWithBruteForceOnMany(Drawn drawn) {
    agreesWithBruteForce(drawn, SOME, SOME + MANY / Drawn.values().length);
  }

  private static void agreesWithBruteForce(Drawn drawn, int from, int to) {
    for (long seed = from; seed < to; seed++) {
      Case problem = drawn.of(seed);
      findsAll(problem);
      findsOne(problem);
      findsTheBest(problem);
    }
  }

  private static void findsAll(Case problem) {
    Solutions found = new Solutions();
    SearchResult result = search(problem).wantAll().onSolution(found).solve();
    assertThat(result.ending()).as("%s", problem).isEqualTo(Ending.EXHAUSTED);
    assertThat(found.sorted()).as("%s", problem).isEqualTo(problem.solutions());
  }

  private static void findsOne(Case problem) {
    Solutions found = new Solutions();
    SearchResult result = search(problem).onSolution(found).solve();
    if (problem.solutions().isEmpty()) {
      assertThat(result.ending()).as("%s", problem).isEqualTo(Ending.EXHAUSTED);
    } else {
      assertThat(problem.solutions()).as("%s", problem).contains(found.inOrder().get(0));
      assertThat(found.inOrder()).as("%s", problem).hasSize(1);
    }
  }

  private static void findsTheBest(Case problem) {
    Linear sum = cost(problem);
    Solutions found = new Solutions();
    SearchResult result =
        search(problem).optimise(Objective.minimum(sum)).onSolution(found).solve();
    assertThat(result.ending()).as("%s", problem).isEqualTo(Ending.EXHAUSTED);
    assertThat(found.inOrder().isEmpty())
        .as("%s", problem)
        .isEqualTo(problem.solutions().isEmpty());
    if (!problem.solutions().isEmpty()) {
      long best =
          problem.solutions().stream().mapToLong(s -> worth(problem, s)).min().orElseThrow();
      assertThat(worth(problem, found.inOrder().get(found.inOrder().size() - 1)))
          .as("%s", problem)
          .isEqualTo(best);
    }
  }

  private static Linear cost(Case problem) {
    Linear sum = Linear.of(3, problem.csp().variables().get(0));
    for (Variable x : problem.csp().variables()) {
      sum = sum.plus(coefficient(problem, x), x);
    }
    return sum;
  }

  private static int coefficient(Case problem, Variable x) {
    return (int) (problem.seed() * 7 + x.index() * 5L) % 7 - 3;
  }

  private static long worth(Case problem, List<Integer> solution) {
    long sum = 3L * solution.get(0);
    for (Variable x : problem.csp().variables()) {
      sum += (long) coefficient(problem, x) * solution.get(x.index());
    }
    return sum;
  }

  private static Search search(Case problem) {
    int seed = (int) problem.seed();
    return new Search(seed % 2 == 0 ? problem.network() : problem.filteredAsAWhole(), problem.csp())
        .order(seed % 5 == 0 ? new DomWdeg() : new ActivityOrder())
        .values(new SavedPhases(new Ascending()))
        .lookAhead(Gac::new)
        .restarts(Restarts.luby(1 + seed % 3))
        .branching(Branching.BINARY)
        .onContradiction(
            LearningBacktracking.by(
                new Learning(List.of(Keep.values()).get(seed % 3), 1 + 30L * (seed % 4))));
  }

  /**
   * Two chains of parities over the same bits begin differently and end alike, as in the instances
   * of Dubois. Nothing follows before all bits of a link have values, so that backtracking goes
   * through all of them; nogoods carry the parity of a link to the next.
   */
  @Test
  void parityChainsTakeFewFails() {
    int links = 15;
    Csp.Builder csp = Csp.builder("two chains of parities");
    Variable first = csp.variable("first", 0, 1);
    Variable second = csp.variable("second", 0, 1);
    csp.notEqual(first, second);
    for (int i = 0; i < links; i++) {
      Variable bit = csp.variable("bit" + i, 0, 1);
      first = next(csp, first, bit, "first" + i);
      second = next(csp, second, bit, "second" + i);
    }
    csp.post(new Equal(first, second, 0));
    SearchResult result =
        Search.on(csp.build())
            .order(new ActivityOrder())
            .values(new SavedPhases(new Ascending()))
            .lookAhead(Gac::new)
            .restarts(Restarts.luby(100))
            .branching(Branching.BINARY)
            .onContradiction(LearningBacktracking.by(new Learning(Keep.FEW_LEVELS)))
            .solve();
    assertThat(result.ending()).isEqualTo(Ending.EXHAUSTED);
    assertThat(result.counters().fails()).isLessThanOrEqualTo(300);
  }

  private static Variable next(Csp.Builder csp, Variable before, Variable bit, String name) {
    Variable after = csp.variable(name, 0, 1);
    csp.post(
        Extension.allowing(
            List.of(before, bit, after),
            new int[] {0, 0, 0},
            new int[] {0, 1, 1},
            new int[] {1, 0, 1},
            new int[] {1, 1, 0}));
    return after;
  }
}
