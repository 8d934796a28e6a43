package org.cspworkbench.core.consistency;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * AC-3 by words on grids, along decisions, refutations and ways back, against AC-3 that asks about
 * every pair: grids of few and many variables, with domains of one and of several words.
 */
final class GridPropagationTest {

  private static final int STEPS = 150;

  @ParameterizedTest(name = "{0}×{0}, {1} values, seed {2}")
  @CsvSource({
    "12, 5, 1",
    "12, 12, 2",
    "12, 70, 3",
    "12, 130, 4",
    "4, 70, 5",
    "4, 130, 6",
    "13, 64, 7",
    "5, 65, 8",
    "12, 90, 9",
    "6, 200, 10"
  })
  void reachesTheSameDomains(int size, int values, long seed) {
    Random random = new Random(seed);
    Csp csp = grid(size, values, random);
    Network network = new Network(csp.structure());
    Domains byWords = new Domains(network, csp, new Counters(), null);
    Domains byPairs = new Domains(network, csp, new Counters(), null);
    Assignment assigned = new Assignment(byWords);
    Assignment assignedByPairs = new Assignment(byPairs);
    Ac3Bit words = new Ac3Bit(byWords, assigned);
    Ac3 pairs = new Ac3(byPairs, assignedByPairs);
    assertThat(words.establish()).isEqualTo(pairs.establish()).isTrue();
    int depth = 0;
    for (int step = 0; step < STEPS; step++) {
      assertThat(byWords.snapshot()).as("step %d", step).isEqualTo(byPairs.snapshot());
      int x = open(assigned, random);
      if (x == Network.NONE || (depth > 0 && random.nextInt(8) == 0)) {
        depth = undo(depth, byWords, byPairs);
        continue;
      }
      byWords.mark();
      byPairs.mark();
      depth++;
      int i = value(byWords, x, random);
      if (random.nextBoolean()) {
        assigned.decide(x, i);
        assignedByPairs.decide(x, i);
      } else {
        byWords.refute(x, i);
        byPairs.refute(x, i);
      }
      boolean isConsistent = words.after(x);
      assertThat(isConsistent).as("step %d", step).isEqualTo(pairs.after(x));
      depth = isConsistent ? depth : undo(depth, byWords, byPairs);
    }
    assertThat(byWords.counters().prunings).isPositive();
  }

  private static int undo(int depth, Domains first, Domains second) {
    if (depth > 0) {
      first.undo();
      second.undo();
    }
    return Math.max(0, depth - 1);
  }

  private static int open(Assignment assignment, Random random) {
    int count = assignment.openCount();
    int x = assignment.nextOpen(0);
    for (int k = count == 0 ? 0 : random.nextInt(count); k > 0; k--) {
      x = assignment.nextOpen(x + 1);
    }
    return x;
  }

  private static int value(Domains domains, int x, Random random) {
    int i = domains.first(x);
    for (int k = random.nextInt(domains.size(x)); k > 0; k--) {
      i = domains.next(x, i);
    }
    return i;
  }

  /**
   * Each value fits beside itself and a few others, so that arc consistency alone decides little.
   */
  private static Csp grid(int size, int values, Random random) {
    Csp.Builder csp = Csp.builder("grid");
    ImmutableList<Variable> cells = csp.variables("x", size * size, Domain.range(0, values - 1));
    int[][] right = pairs(values, random);
    int[][] below = pairs(values, random);
    for (int cell = 0; cell < size * size; cell++) {
      if (cell % size + 1 < size) {
        csp.post(Extension.allowing(ImmutableList.of(cells.get(cell), cells.get(cell + 1)), right));
      }
      if (cell + size < size * size) {
        csp.post(
            Extension.allowing(ImmutableList.of(cells.get(cell), cells.get(cell + size)), below));
      }
    }
    return csp.build();
  }

  private static int[][] pairs(int values, Random random) {
    List<int[]> pairs = new ArrayList<>();
    for (int i = 0; i < values; i++) {
      pairs.add(new int[] {i, i});
      for (int k = 0; k < 2; k++) {
        pairs.add(new int[] {i, random.nextInt(values)});
      }
    }
    return pairs.toArray(int[][]::new);
  }
}
