package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.cspworkbench.core.gallery.Langford;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.search.Limits;
import org.junit.jupiter.api.Test;

/** The relay learns where a search alone takes long. */
final class RelayTest {

  private static final Solver RELAY = Solvers.byId("relay");

  @Test
  void takesTurnsOnceItHasFailedOften() {
    Problem problem = new Problem.General(Langford.pairs(10)); // no solution
    Result relay = RELAY.solve(problem, Settings.defaults(), null);
    Settings enough = Settings.defaults().withLimits(Limits.none().withFails(1_000_000));
    Result alone = RELAY.solve(problem, enough, null);
    Result learning = Solvers.byId("learning").solve(problem, Settings.defaults(), null);
    assertThat(relay.outcome()).isInstanceOf(Outcome.Unsatisfiable.class);
    assertThat(alone.outcome()).isInstanceOf(Outcome.Unsatisfiable.class);
    assertThat(relay.statistics().fails())
        .isNotEqualTo(alone.statistics().fails())
        .isLessThanOrEqualTo(alone.statistics().fails() + learning.statistics().fails());
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
