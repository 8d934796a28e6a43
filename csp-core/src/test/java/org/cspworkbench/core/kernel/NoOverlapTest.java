package org.cspworkbench.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.NoOverlap;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.junit.jupiter.api.Test;

/** Two tasks that do not overlap, compiled, against what the constraint says of each pair. */
final class NoOverlapTest {

  @Test
  void bothArcsAllowAndSupportExactlyWhatTheConstraintAllows() {
    for (long seed = 0; seed < 200; seed++) {
      RandomStream random = new RandomStream(seed);
      Csp.Builder builder = Csp.builder("two tasks");
      Variable x = builder.variable("x", domain(random));
      Variable y = builder.variable("y", domain(random));
      NoOverlap tasks = new NoOverlap(x, length(random), y, length(random));
      Network network = new Network(builder.post(tasks).build().structure());
      assertThat(network.arcCount()).isEqualTo(2);
      int arc = network.tail(0) == 0 ? 0 : 1;
      for (int i = 0; i < x.domain().size(); i++) {
        for (int j = 0; j < y.domain().size(); j++) {
          boolean allowed = tasks.isSatisfiedBy(x.domain().valueAt(i), y.domain().valueAt(j));
          long there = network.supports(arc, i, j >>> 6) >>> j & 1;
          long back = network.supports(1 - arc, j, i >>> 6) >>> i & 1;
          assertThat(network.allows(arc, i, j)).as("seed %d", seed).isEqualTo(allowed);
          assertThat(network.allows(1 - arc, j, i)).as("seed %d", seed).isEqualTo(allowed);
          assertThat(there == 1).as("seed %d", seed).isEqualTo(allowed);
          assertThat(back == 1).as("seed %d", seed).isEqualTo(allowed);
        }
        assertThat(supports(network, arc, i, y))
            .as("seed %d: skipping a revision loses nothing", seed)
            .isGreaterThanOrEqualTo(network.leastSupports(arc));
      }
    }
  }

  @Test
  void itIsWrittenAsPeopleWriteIt() {
    Variable x = new Variable(0, "x", Domain.range(0, 9));
    Variable y = new Variable(1, "y", Domain.range(0, 9));
    assertThat(new NoOverlap(x, 3, y, 2)).hasToString("x + 3 ≤ y ∨ y + 2 ≤ x");
  }

  private static int supports(Network network, int arc, int i, Variable head) {
    int supports = 0;
    for (int j = 0; j < head.domain().size(); j++) {
      supports += network.allows(arc, i, j) ? 1 : 0;
    }
    return supports;
  }

  private static Domain domain(RandomStream random) {
    int min = random.nextInt(60) - 30;
    return random.nextInt(4) == 0
        ? Domain.of(min, min + 5, min + 80)
        : Domain.range(min, min + random.nextInt(140));
  }

  /** Now and then longer than anything has room for. */
  private static int length(RandomStream random) {
    return random.nextInt(10) == 0 ? Integer.MAX_VALUE - random.nextInt(3) : random.nextInt(40);
  }
}
