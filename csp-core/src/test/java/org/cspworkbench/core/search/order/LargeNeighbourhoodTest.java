package org.cspworkbench.core.search.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;

/**
 * When a search looks near the best solution, and when it proves that there is none better; that it
 * always finds the best one is tested with all other parts of such a search.
 */
final class LargeNeighbourhoodTest {

  private static final int VARIABLES = 20;

  private final Csp csp = csp();
  private final Network network = new Network(csp.structure());
  private final Domains domains = new Domains(network, csp, new Counters(), null);
  private final Assignment assignment = new Assignment(domains);
  private final SolutionSaving values = new SolutionSaving(new Cheapest());
  private final LargeNeighbourhood order =
      new LargeNeighbourhood((n, d, a) -> NONE, values, new RandomStream(1));
  private final List<Integer> near = new ArrayList<>(); // attempts that begin in a neighbourhood
  private final List<Integer> aside = new ArrayList<>(); // that ignore the values of the solution

  private static Csp csp() {
    Csp.Builder csp = Csp.builder("free");
    for (int x = 0; x < VARIABLES; x++) {
      csp.variable("x" + x, 0, 3);
    }
    return csp.build();
  }

  private void start() {
    order.start(network);
    values.start(network);
    values.minimise(Objective.minimum(Linear.sum(csp.variables())).cost());
  }

  /** A solution is found in which every variable is 3. */
  private void solve() {
    domains.mark();
    for (int x = 0; x < VARIABLES; x++) {
      domains.assign(x, 3);
    }
    values.solved(domains);
    domains.undo();
  }

  private void attempts(int from, int to) {
    for (int number = from; number <= to; number++) {
      order.startAttempt(number);
      if (order.next(network, domains, assignment) != NONE) {
        near.add(number);
      }
      if (values.next(0, domains) == 0) {
        aside.add(number);
      }
    }
  }

  @Test
  void neighbourhoodsComeHalfAsOftenAfterEachThatHoldsNothingBetter() {
    start();
    attempts(1, 1);
    solve();
    attempts(2, 70);
    assertThat(near).containsExactly(2, 4, 8, 16, 32, 64);
    solve();
    attempts(71, 140);
    assertThat(near).containsExactly(2, 4, 8, 16, 32, 64, 72, 74, 78, 86, 102, 134);
  }

  @Test
  void everyOtherAttemptLeavesTheSolutionAsideOnceANeighbourhoodHoldsNothingBetter() {
    start();
    attempts(1, 1);
    solve();
    aside.clear(); // there was no solution to follow before
    attempts(2, 13);
    assertThat(aside).containsExactly(6, 10, 12);
    start();
    solve();
    aside.clear();
    attempts(1, 3);
    assertThat(aside).as("a run forgets the one before").isEmpty();
  }
}
