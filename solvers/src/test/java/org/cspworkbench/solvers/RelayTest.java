package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.cspworkbench.core.gallery.Langford;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.junit.jupiter.api.Test;

/** The relay answers as a search alone does, and learns where that takes long. */
final class RelayTest {

  private static final Solver RELAY = Solvers.byId("relay");

  @Test
  void answersAsPlainBacktracking() {
    Solver backtracking = Solvers.byId("backtracking");
    for (long seed = 0; seed < 100; seed++) {
      Csp csp = new SmallProblem(seed).csp();
      Problem problem = new Problem.General(csp);
      Result result = RELAY.solve(problem, Settings.defaults(), null);
      assertThat(result.outcome())
          .as("seed %d", seed)
          .isEqualTo(backtracking.solve(problem, Settings.defaults(), null).outcome());
      result
          .firstSolution()
          .ifPresent(found -> assertThat(csp.isSolution(found.values().toArray())).isTrue());
      Settings all = Settings.defaults().withSolutions(Long.MAX_VALUE, 10_000);
      assertThat(RELAY.solve(problem, all, null).solutionCount())
          .isEqualTo(backtracking.solve(problem, all, null).solutionCount());
    }
  }

  @Test
  void takesTurnsOnceItHasFailedOften() {
    Problem problem = new Problem.General(Langford.pairs(9)); // no solution
    Result relay = RELAY.solve(problem, Settings.defaults(), null);
    Settings enough = Settings.defaults().withLimits(Limits.none().withFails(1_000_000));
    Result alone = RELAY.solve(problem, enough, null);
    Result learning = Solvers.byId("learning").solve(problem, Settings.defaults(), null);
    assertThat(relay.outcome()).isInstanceOf(Outcome.Unsatisfiable.class);
    assertThat(alone.outcome()).isInstanceOf(Outcome.Unsatisfiable.class);
    assertThat(relay.statistics().fails())
        .isGreaterThan(2_000)
        .isLessThan(10_000 + 3 * alone.statistics().fails() + 12 * learning.statistics().fails());
    assertThat(relay.statistics().withTimeNanos(0))
        .isEqualTo(RELAY.solve(problem, Settings.defaults(), null).statistics().withTimeNanos(0));
  }

  @Test
  void keepsTheLimitOfTimeOverBothParts() {
    Problem hard = new Problem.General(RandomBinary.modelRb(0, 60, 12, 0.3, 0.245));
    Limits limits = Limits.none().withTime(Duration.ofMillis(200));
    Result result = RELAY.solve(hard, Settings.defaults().withLimits(limits), null);
    assertThat(((Outcome.GaveUp) result.outcome()).limit()).isEqualTo(Outcome.Limit.TIME);
  }
}
