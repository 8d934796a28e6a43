package org.cspworkbench.core.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.testing.DrawnSearch;
import org.junit.jupiter.api.Test;

/** No packing is lost when origins are removed, and what is found is a packing. */
final class BoxSweepTest {

  @Test
  void aSearchFindsExactlyThePackings() {
    int found = 0;
    for (long seed = 0; seed < 200; seed++) {
      RandomStream random = new RandomStream(seed);
      Csp csp = boxes(random, "boxes of seed " + seed);
      Set<List<Integer>> solutions = DrawnSearch.solutions(csp, random);
      assertThat(solutions).as("seed %d", seed).isEqualTo(Set.copyOf(BruteForce.solutions(csp)));
      found += solutions.size();
    }
    assertThat(found).isGreaterThan(1_000);
  }

  /** Few boxes in little room, at negative places too, one of them with a wide domain. */
  private static Csp boxes(RandomStream random, String name) {
    Csp.Builder csp = Csp.builder(name);
    int n = 2 + random.nextInt(2);
    ImmutableList.Builder<Variable> scope = ImmutableList.builder();
    for (int k = 0; k < 2 * n; k++) {
      int first = random.nextInt(4) - 2;
      int more = k == 0 && n == 2 && random.nextInt(4) == 0 ? 70 : random.nextInt(n == 2 ? 5 : 3);
      scope.add(csp.variable("o" + k, Domain.range(first, first + more)));
    }
    return csp.post(new DisjointBoxes(scope.build(), sizes(n, random), sizes(n, random))).build();
  }

  private static ImmutableIntArray sizes(int n, RandomStream random) {
    return ImmutableIntArray.copyOf(IntStream.range(0, n).map(k -> 1 + random.nextInt(4)));
  }
}
