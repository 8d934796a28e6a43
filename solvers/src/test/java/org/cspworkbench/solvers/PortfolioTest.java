package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.gallery.Langford;
import org.cspworkbench.core.gallery.MagicSquare;
import org.cspworkbench.core.gallery.QuasigroupCompletion;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.SearchRun;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.solvers.Outcome.Limit;
import org.cspworkbench.solvers.search.ConflictDrivenSolvers;
import org.junit.jupiter.api.Test;

/** The portfolio costs little more than the better of its two solvers, and answers as both do. */
final class PortfolioTest {

  private static final Solver PORTFOLIO = Solvers.byId("portfolio");

  private static final long MOST = 20_000_000; // work of the solver that is lost

  /** Problems on which the one, the other or none of both is better. */
  private static ImmutableList<Csp> problems() {
    ImmutableList.Builder<Csp> problems = ImmutableList.builder();
    for (long seed = 0; seed < 6; seed++) {
      problems.add(RandomBinary.modelRb(seed, 40, 10, 0.3, 0.35));
      problems.add(RandomBinary.modelRb(seed, 24, 8, 0.5, 0.35));
    }
    problems.add(Langford.pairs(9));
    problems.add(MagicSquare.ofOrder(5));
    problems.add(QuasigroupCompletion.withHoles(2, 35, 516));
    return problems.build();
  }

  /** Contradictions of the two cost different amounts of work, so work is what is compared. */
  @Test
  void doesAtMostTwoAndAHalfTimesTheWorkOfTheBetterSolver() {
    int learningWins = 0;
    int weightsWin = 0;
    for (Csp csp : problems()) {
      SearchRun learning = run(ConflictDrivenSolvers.LEARNING, csp);
      SearchRun weights = run(ConflictDrivenSolvers.WEIGHTED_DEGREES, csp);
      Result both = PORTFOLIO.solve(new Problem.General(csp), Settings.defaults(), null);
      Counters counted = new Counters();
      counted.revisions = both.statistics().revisions();
      counted.prunings = both.statistics().prunings();
      counted.checks = both.statistics().checks();
      long better = Math.min(learning.work(), weights.work());
      assertThat(counted.work()) // without the literals read
          .as("%s: %d and %d", csp.name(), learning.work(), weights.work())
          .isLessThanOrEqualTo(5 * better / 2 + 200_000);
      assertThat(both.outcome() instanceof Outcome.Solved)
          .as(csp.name())
          .isEqualTo(learning.counters().solutions() + weights.counters().solutions() > 0);
      learningWins += better < weights.work() ? 1 : 0;
      weightsWin += better < learning.work() ? 1 : 0;
    }
    assertThat(learningWins).isGreaterThan(1);
    assertThat(weightsWin).isGreaterThan(1);
  }

  private static SearchRun run(SearchSolver solver, Csp csp) {
    SearchRun run = solver.newSearch(csp, Settings.defaults()).start(Limits.none());
    run.searchUntil(MOST);
    return run;
  }

  @Test
  void limitsHoldForBothTogether() {
    Problem hard = new Problem.General(RandomBinary.modelRb(0, 40, 10, 0.3, 0.35));
    Result nodes = limited(hard, Limits.none().withNodes(300));
    assertThat(nodes.outcome()).isInstanceOf(Outcome.GaveUp.class);
    assertThat(((Outcome.GaveUp) nodes.outcome()).limit()).isEqualTo(Limit.NODES);
    assertThat(nodes.statistics().nodes()).isEqualTo(300);
    Result fails = limited(hard, Limits.none().withFails(300));
    assertThat(((Outcome.GaveUp) fails.outcome()).limit()).isEqualTo(Limit.FAILS);
    assertThat(fails.statistics().fails()).isBetween(300L, 350L);
    Result again = limited(hard, Limits.none().withFails(300));
    assertThat(again.statistics().withTimeNanos(0)).isEqualTo(fails.statistics().withTimeNanos(0));
  }

  private static Result limited(Problem problem, Limits limits) {
    return PORTFOLIO.solve(problem, Settings.defaults().withLimits(limits), null);
  }
}
