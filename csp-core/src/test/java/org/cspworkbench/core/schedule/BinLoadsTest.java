package org.cspworkbench.core.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.testing.DrawnSearch;
import org.junit.jupiter.api.Test;

/** No packing is lost when goods and loads are filtered, and no bound is too high. */
public final class BinLoadsTest {

  /** Draws goods in few bins, of which some variables may also have other values. */
  public static BinPacking packing(Csp.Builder csp, RandomStream random) {
    int n = 3 + random.nextInt(3);
    int bins = 2 + random.nextInt(2);
    int first = random.nextInt(3) - 1;
    int[] sizes = IntStream.range(0, n).map(i -> random.nextInt(6)).toArray();
    int all = IntStream.of(sizes).sum();
    ImmutableList.Builder<Variable> scope = ImmutableList.builder();
    for (int i = 0; i < n; i++) {
      int from = first + random.nextInt(bins) - random.nextInt(2);
      scope.add(csp.variable("x" + i, from, from + random.nextInt(bins)));
    }
    for (int bin = 0; bin < bins; bin++) {
      int least = random.nextInt(all / bins + 1);
      scope.add(csp.variable("l" + bin, least, least + random.nextInt(all / bins + 3)));
    }
    return new BinPacking(scope.build(), ImmutableIntArray.copyOf(sizes), first);
  }

  @Test
  void aSearchFindsExactlyThePackings() {
    int found = 0;
    for (long seed = 0; seed < 500; seed++) {
      RandomStream random = new RandomStream(seed);
      Csp.Builder builder = Csp.builder("packing of seed " + seed);
      Csp csp = builder.post(packing(builder, random)).build();
      Set<List<Integer>> solutions = DrawnSearch.solutions(csp, random);
      assertThat(solutions).as("seed %d", seed).isEqualTo(Set.copyOf(BruteForce.solutions(csp)));
      found += solutions.size();
    }
    assertThat(found).isGreaterThan(200);
  }

  @Test
  void theBoundIsAtMostTheFewestBins() {
    int exact = 0;
    for (long seed = 0; seed < 500; seed++) {
      RandomStream random = new RandomStream(seed);
      int n = 1 + random.nextInt(6);
      int[] sizes = IntStream.range(0, n).map(i -> 1 + random.nextInt(10)).toArray();
      BinsNeeded needed = new BinsNeeded(n);
      needed.start(10);
      Arrays.stream(sizes).forEach(needed::add);
      int fewest = fewest(sizes, 0, new int[n], 0);
      assertThat(needed.count()).as("seed %d", seed).isBetween(1L, (long) fewest);
      exact += needed.count() == fewest ? 1 : 0;
    }
    assertThat(exact).isGreaterThan(400);
  }

  /** Returns the fewest bins of 10 for the goods, of which those from {@code i} on are open. */
  private static int fewest(int[] sizes, int i, int[] loads, int used) {
    if (i == sizes.length) {
      return used;
    }
    int fewest = Integer.MAX_VALUE;
    for (int bin = 0; bin <= used && bin < loads.length; bin++) {
      if (loads[bin] + sizes[i] <= 10) {
        loads[bin] += sizes[i];
        fewest = Math.min(fewest, fewest(sizes, i + 1, loads, Math.max(used, bin + 1)));
        loads[bin] -= sizes[i];
      }
    }
    return fewest;
  }
}
