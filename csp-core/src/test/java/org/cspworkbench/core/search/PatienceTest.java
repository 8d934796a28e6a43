package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.search.order.RandomValue;
import org.cspworkbench.core.search.order.RandomVariable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Long jumps lose no solution, find none twice, and come to an end. */
class PatienceTest {

  private static Search search(Csp csp, Branching branching, long seed) {
    RandomStream random = new RandomStream(seed);
    return Search.on(csp)
        .random(random)
        .order(new RandomVariable(random))
        .values(new RandomValue(random))
        .lookAhead(Gac::new)
        .branching(branching)
        .onContradiction(LongJumps.after(1));
  }

  @ParameterizedTest
  @MethodSource("org.cspworkbench.core.testing.Composition#branchings")
  void allSolutionsAreFoundOnce(Branching branching) {
    long jumps = 0;
    for (long seed = 0; seed < 10; seed++) {
      Set<String> found = new HashSet<>();
      SearchResult result =
          search(Queens.pairwise(7), branching, seed)
              .wantAll()
              .onSolution(values -> found.add(Arrays.toString(values)))
              .solve();
      assertThat(result.ending()).as("seed %d", seed).isEqualTo(Ending.EXHAUSTED);
      assertThat(result.counters().solutions()).as("seed %d", seed).isEqualTo(40);
      assertThat(found).as("seed %d", seed).hasSize(40);
      jumps += result.counters().jumps();
    }
    assertThat(jumps).isPositive();
  }

  @ParameterizedTest
  @MethodSource("org.cspworkbench.core.testing.Composition#branchings")
  void whereThereIsNoSolutionItProvesThatInSpiteOfJumps(Branching branching) {
    int refuted = 0;
    for (long seed = 0; seed < 40; seed++) {
      Csp csp = RandomBinary.modelRb(seed, 16, 7, 0.5, 0.35);
      Ending expected = Search.on(csp).order(new Mrv()).lookAhead(Gac::new).solve().ending();
      SearchResult result = search(csp, branching, seed).solve();
      assertThat(result.ending()).as("seed %d", seed).isEqualTo(expected);
      assertThat(result.counters().jumps()).isLessThanOrEqualTo(16);
      refuted += expected == Ending.EXHAUSTED && result.counters().jumps() > 0 ? 1 : 0;
    }
    assertThat(refuted).isGreaterThan(2);
  }

  /** 64 · (1, 1, 2, 1, 1, 2, 4), but never the first decision. */
  @Test
  void jumpsAreTheLongerTheLongerThereIsNoProgress() {
    LongJumps.Patience patience = new LongJumps.Patience(2, 100);
    int[] expected = {64, 64, 128, 64, 64, 128, 199};
    for (int length : expected) {
      assertThat(patience.jump(200, 500)).isZero();
      assertThat(patience.jump(200, 500)).isEqualTo(length);
    }
    assertThat(patience.jump(200, 501)).isZero(); // progress
    assertThat(patience.jump(200, 501)).isEqualTo(64);
    patience.end();
    assertThat(patience.jump(200, 501)).isZero();
    assertThat(patience.jump(200, 501)).isZero();
  }
}
