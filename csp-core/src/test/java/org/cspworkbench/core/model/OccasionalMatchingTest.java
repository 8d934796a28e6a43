package org.cspworkbench.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.stream.IntStream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.gallery.QuasigroupCompletion;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.ConstraintScope;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matching at intervals finds the same solutions, and saves most calls where it finds nothing. */
final class OccasionalMatchingTest {

  @ParameterizedTest(name = "queens {0}: {1} solutions")
  @CsvSource({"5, 10", "6, 4", "8, 92", "9, 352"})
  void countsEverySolutionOnce(int n, long solutions) {
    Csp csp = Queens.allDifferent(n);
    assertThat(all(csp, OccasionalMatching::new).counters().solutions()).isEqualTo(solutions);
  }

  @Test
  void findsAsManySolutionsAsPairsWherePausesEndAtAnyTime() {
    for (long seed = 0; seed < 40; seed++) {
      Csp csp = squareOfSums(seed);
      long expected = pairs(csp).counters().solutions();
      assertThat(all(csp, OccasionalMatching::new).counters().solutions())
          .as("seed %d", seed)
          .isEqualTo(expected);
    }
  }

  /** Four variables of some values, whose sums with some offsets differ, twice. */
  private static Csp squareOfSums(long seed) {
    RandomStream random = new RandomStream(seed);
    Csp.Builder csp = Csp.builder("sums of seed " + seed);
    ImmutableList<Variable> x = csp.variables("x", 6, Domain.range(1, 6 + random.nextInt(3)));
    for (int k = 0; k < 2; k++) {
      int[] offsets = IntStream.range(0, 6).map(i -> random.nextInt(8)).toArray();
      csp.post(new AllDifferentSums(x, ImmutableIntArray.copyOf(offsets)));
    }
    return csp.build();
  }

  /** In a Latin square every value must be taken: it is filtered after each change. */
  @Test
  void tightConstraintsAreFilteredEachTime() {
    for (long seed = 0; seed < 10; seed++) {
      Csp csp = QuasigroupCompletion.withHoles(seed, 9, 40);
      assertThat(all(csp, OccasionalMatching::new).counters())
          .usingRecursiveComparison()
          .as("seed %d", seed)
          .isEqualTo(all(csp, AllDifferentMatching::new).counters());
    }
  }

  /** Where nothing is removed, a change in 64 is followed by a call. */
  @Test
  void pausesAfterCallsThatRemoveNothing() {
    Csp.Builder builder = Csp.builder("loose");
    Csp csp = builder.allDifferent(builder.variables("x", 9, Domain.range(1, 30))).build();
    Network network = new Network(csp.structure(), AllDifferentFiltering.DOMAIN_CONSISTENT);
    Domains domains = new Domains(network, csp, new Counters(), null);
    Propagator propagator =
        new OccasionalMatching(
            (AllDifferent) csp.constraints().get(0), new ConstraintScope(domains, 0, x -> {}));
    for (int expected : new int[] {1, 3, 7, 15, 31, 63, 63}) {
      assertThat(propagator.propagate()).isTrue();
      assertThat(propagator.pause()).isEqualTo(expected);
    }
    for (int x = 0; x < 2; x++) { // both keep 1 and 2, which the others lose
      for (int i = 2; i < 30; i++) {
        domains.remove(x, i, Network.NONE);
      }
    }
    assertThat(propagator.propagate()).isTrue();
    assertThat(propagator.pause()).isZero();
    assertThat(domains.size(2)).isEqualTo(28);
  }

  private static SearchResult all(Csp csp, DifferentValues.Rule allDifferent) {
    return search(csp, AllDifferentFiltering.DOMAIN_CONSISTENT, allDifferent).wantAll().solve();
  }

  private static SearchResult pairs(Csp csp) {
    return search(csp, AllDifferentFiltering.PAIRWISE, AllDifferentMatching::new).wantAll().solve();
  }

  private static Search search(
      Csp csp, AllDifferentFiltering filtering, DifferentValues.Rule allDifferent) {
    return new Search(new Network(csp.structure(), filtering), csp)
        .order(new Mrv())
        .lookAhead((domains, assignment) -> new Gac(domains, assignment, allDifferent))
        .branching(Branching.BINARY);
  }
}
