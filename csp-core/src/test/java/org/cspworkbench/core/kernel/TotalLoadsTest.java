package org.cspworkbench.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.BruteForce;
import org.junit.jupiter.api.Test;

/**
 * What all bins must hold is implied by goods and bins, and found where both are stated as sums.
 */
final class TotalLoadsTest {

  @Test
  void everyPackingSatisfiesTheTotal() {
    int implied = 0;
    for (long seed = 0; seed < 300; seed++) {
      RandomStream random = new RandomStream(seed);
      Csp csp = packing(random, "packing of seed " + seed);
      ImmutableList<Constraint> totals = TotalLoads.of(csp.structure());
      implied += totals.size();
      for (ImmutableList<Integer> solution : BruteForce.solutions(csp)) {
        for (Constraint total : totals) {
          int[] values = total.scope().stream().mapToInt(x -> solution.get(x.index())).toArray();
          assertThat(total.isSatisfiedBy(values)).as("seed %d: %s", seed, total).isTrue();
        }
      }
    }
    assertThat(implied).isGreaterThan(100);
  }

  @Test
  void theBinsThatAreUsedHoldAllGoods() {
    Csp.Builder csp = Csp.builder("two goods of 3 and 4 in two bins of 5");
    ImmutableList<Variable> a = csp.variables("a", 2, Domain.range(0, 1));
    ImmutableList<Variable> b = csp.variables("b", 2, Domain.range(0, 1));
    ImmutableList<Variable> used = csp.variables("used", 2, Domain.range(0, 1));
    csp.post(Linear.sum(a).equalTo(1)).post(Linear.sum(b).equalTo(1));
    for (int bin = 0; bin < 2; bin++) {
      csp.post(Linear.of(3, a.get(bin)).plus(4, b.get(bin)).atMost(Linear.of(5, used.get(bin))));
    }
    assertThat(TotalLoads.of(csp.build().structure()))
        .containsExactly(Linear.weighted(used, ImmutableLongArray.of(-5, -5)).atMost(-7));
  }

  /** Goods, some of them in fewer bins, in bins of which some have a limit of their own. */
  private static Csp packing(RandomStream random, String name) {
    Csp.Builder csp = Csp.builder(name);
    int goods = 2 + random.nextInt(2);
    int bins = 2 + random.nextInt(2);
    List<ImmutableList<Variable>> places = new ArrayList<>();
    for (int good = 0; good < goods; good++) {
      int own = random.nextInt(8) == 0 ? bins - 1 : bins;
      ImmutableList<Variable> of = csp.variables("x" + good + "_", own, Domain.range(0, 1));
      places.add(of);
      csp.post(Linear.sum(of).equalTo(1));
    }
    ImmutableList<Variable> used = csp.variables("used", bins, Domain.range(0, 1));
    long[] sizes = new long[goods];
    for (int good = 0; good < goods; good++) {
      sizes[good] = 1L + random.nextInt(5);
    }
    for (int bin = 0; bin < bins; bin++) {
      Linear load = Linear.of(-5 - random.nextInt(2), used.get(bin));
      for (int good = 0; good < goods; good++) {
        if (bin < places.get(good).size()) {
          long odd = random.nextInt(30) == 0 ? 1 : 0;
          load = load.plus(sizes[good] + odd, places.get(good).get(bin));
        }
      }
      csp.post(load.atMost(random.nextInt(2)));
    }
    return csp.build();
  }
}
