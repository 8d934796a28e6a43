package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.fast.InequalitySets;
import org.cspworkbench.core.gallery.LatinSquare;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.order.Entropy;
import org.cspworkbench.core.search.order.RandomValue;
import org.cspworkbench.core.search.order.Weights;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Counts;
import org.junit.jupiter.api.Test;

/**
 * Sampling by sets must be the search that decides variable by variable, marks a level for each and
 * restarts after one failure: the same numbers drawn, the same counters, the same domains at the
 * end.
 */
final class SamplingBySetsTest {

  /**
   * What a run came to.
   *
   * @param ending why it ended
   * @param counters what it counted
   * @param mostAssigned the largest number of variables that had a value
   * @param failedArc the arc that made the last contradiction
   * @param domains the values at the end, unless that is a contradiction
   * @param solutions what it found
   */
  private record Run(
      Ending ending,
      Counts counters,
      int mostAssigned,
      int failedArc,
      ImmutableLongArray domains,
      ImmutableList<ImmutableList<Integer>> solutions) {}

  private static Run run(Csp csp, Restarts restarts, long seed, Limits limits) {
    RandomStream random = new RandomStream(seed);
    Solutions found = new Solutions();
    SearchResult result =
        Search.on(csp)
            .random(random)
            .order(new Entropy(Weights.EQUAL, random))
            .values(new RandomValue(random))
            .lookAhead(Gac::new)
            .restarts(restarts)
            .onSolution(found)
            .solve(limits, null);
    Domains domains = result.domains();
    return new Run(
        result.ending(),
        result.counters(),
        result.mostAssigned(),
        domains.failedArc(),
        result.ending() == Ending.ATTEMPTS || result.ending() == Ending.EXHAUSTED
            ? ImmutableLongArray.of()
            : ImmutableLongArray.copyOf(domains.snapshot().words()),
        found.inOrder());
  }

  private static Ending check(Csp csp, long seed, Limits limits) {
    Run expected = run(csp, attempt -> 1, seed, limits);
    assertThat(run(csp, Restarts.ON_CONTRADICTION, seed, limits))
        .as("%s, seed %d", csp.name(), seed)
        .usingRecursiveComparison()
        .isEqualTo(expected);
    return expected.ending();
  }

  /** A graph with so many edges that some attempts fail; up to four words of variables. */
  private static Csp colouring(long seed) {
    Random random = new Random(seed);
    int nodes = 4 + random.nextInt(seed % 5 == 0 ? 200 : 80);
    int colours = 2 + random.nextInt(14);
    double density = Math.min(1, random.nextDouble() * 3 * colours / nodes);
    Csp.Builder csp = Csp.builder("colouring " + seed);
    ImmutableList.Builder<Variable> variables = ImmutableList.builder();
    for (int x = 0; x < nodes; x++) {
      int most = seed % 3 == 0 ? 1 + random.nextInt(colours) : colours;
      variables.add(csp.variable("x" + x, Domain.range(1, most)));
    }
    ImmutableList<Variable> all = variables.build();
    for (int x = 0; x < nodes; x++) {
      for (int y = 0; y < x; y++) {
        if (random.nextDouble() < density) {
          csp.notEqual(all.get(x), all.get(y));
        }
      }
    }
    return csp.build();
  }

  /** A Latin square, stated pair by pair, some of whose cells start from fewer values. */
  private static Csp latinSquare(long seed) {
    Random random = new Random(seed);
    Csp empty = LatinSquare.ofOrder(3 + random.nextInt(8));
    Map<Variable, Domain> known = new LinkedHashMap<>();
    for (Variable x : empty.variables()) {
      if (random.nextInt(4) == 0) {
        int low = random.nextInt(x.domain().size());
        int high = low + random.nextInt(x.domain().size() - low);
        known.put(x, Domain.range(x.domain().valueAt(low), x.domain().valueAt(high)));
      }
    }
    return empty.restricted("Latin square " + seed, known);
  }

  @Test
  void doesWhatTheSearchByVariablesDoes() {
    Map<Ending, Integer> endings = new LinkedHashMap<>();
    for (long seed = 0; seed < 600; seed++) {
      Csp csp = seed % 2 == 0 ? colouring(seed) : latinSquare(seed);
      Limits limits = Limits.none().withAttempts(20);
      Ending ending = check(csp, seed, limits);
      endings.merge(ending, 1, Integer::sum);
      check(csp, seed, limits.withNodes(1 + seed % 40));
    }
    assertThat(endings.keySet()).contains(Ending.ENOUGH, Ending.ATTEMPTS, Ending.EXHAUSTED);
  }

  @Test
  void isTakenForInequalitiesOfFewValuesAlone() {
    assertThat(canState(LatinSquare.ofOrder(15))).isTrue();
    assertThat(canState(LatinSquare.ofOrder(16))).as("too many values").isFalse();
    assertThat(canState(Queens.pairwise(8))).as("differences").isFalse();
    assertThat(canState(Queens.allDifferent(8))).as("sums").isFalse();
  }

  private static boolean canState(Csp csp) {
    return InequalitySets.canState(new Network(csp.structure()));
  }
}
