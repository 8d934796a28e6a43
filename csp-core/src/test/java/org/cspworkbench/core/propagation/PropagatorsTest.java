package org.cspworkbench.core.propagation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.primitives.ImmutableLongArray;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.LinearSum.Comparison;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.testing.ValuesLeft;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;

/**
 * What a propagator leaves, held against all ways of satisfying its constraint, at the root and
 * while decisions are made and taken back.
 */
final class PropagatorsTest {

  /** A value is left if a tuple whose values are all left uses it, and no other. */
  @Test
  void compactTableLeavesExactlyWhatSomeTupleUses() {
    int pruned = 0;
    for (long seed = 0; seed < 400; seed++) {
      Run run = new Run(table(new RandomStream(seed)));
      pruned += run.follow(seed, true);
    }
    assertThat(pruned).isGreaterThan(300);
  }

  /**
   * A sum never loses a value that a solution uses, and leaves bounds that the others can reach.
   */
  @Test
  void linearSumsLoseNoValueThatASolutionUses() {
    int pruned = 0;
    for (long seed = 0; seed < 600; seed++) {
      Run run = new Run(sum(new RandomStream(seed)));
      pruned += run.follow(seed, false);
    }
    assertThat(pruned).isGreaterThan(300);
  }

  /** With factors of 1 over ranges, bounds that can be reached are all that there is to find. */
  @Test
  void theBoundsOfAPlainSumAreThoseOfItsSolutions() {
    for (long seed = 0; seed < 400; seed++) {
      RandomStream random = new RandomStream(seed);
      Csp.Builder csp = Csp.builder("plain sum of seed " + seed);
      List<Variable> scope = new ArrayList<>();
      int n = 3 + random.nextInt(3);
      for (int k = 0; k < n; k++) {
        int min = random.nextInt(9) - 4;
        scope.add(csp.variable("x" + k, min, min + random.nextInt(5)));
      }
      Comparison comparison = random.nextInt(2) == 0 ? Comparison.EQUAL : Comparison.AT_MOST;
      csp.post(
          sum(
              scope,
              IntStream.range(0, n).map(k -> 1).toArray(),
              comparison,
              random.nextInt(9) - 4));
      Run run = new Run(csp.build());
      ImmutableList<ImmutableSortedSet<Integer>> expected = run.usable();
      assertThat(run.gac.establish()).as("seed %d", seed).isEqualTo(!expected.get(0).isEmpty());
      if (!expected.get(0).isEmpty()) {
        assertThat(ValuesLeft.in(run.domains)).as("seed %d", seed).isEqualTo(expected);
      }
    }
  }

  private static final class Run {
    private final Csp csp;
    private final Counters counters = new Counters();
    private final Domains domains;
    private final Assignment assignment;
    private final Gac gac;
    private final ImmutableList<ImmutableList<Integer>> solutions;

    Run(Csp csp) {
      this.csp = csp;
      domains = new Domains(new Network(csp.structure()), csp, counters, null);
      assignment = new Assignment(domains);
      gac = new Gac(domains, assignment);
      solutions = BruteForce.solutions(csp);
    }

    /** By variable the values in solutions of which every value is left. */
    ImmutableList<ImmutableSortedSet<Integer>> usable() {
      ImmutableList<ImmutableSortedSet<Integer>> left = ValuesLeft.in(domains);
      int n = left.size();
      List<TreeSet<Integer>> usable =
          IntStream.range(0, n).mapToObj(k -> new TreeSet<Integer>()).toList();
      for (ImmutableList<Integer> solution : solutions) {
        if (IntStream.range(0, n).allMatch(k -> left.get(k).contains(solution.get(k)))) {
          IntStream.range(0, n).forEach(k -> usable.get(k).add(solution.get(k)));
        }
      }
      return usable.stream()
          .map(ImmutableSortedSet::copyOf)
          .collect(ImmutableList.toImmutableList());
    }

    /** Makes decisions and takes them back, and says in how many calls something was pruned. */
    int follow(long seed, boolean exact) {
      RandomStream random = new RandomStream(seed);
      int pruned = 0;
      int depth = 0;
      ImmutableList<ImmutableSortedSet<Integer>> expected = usable();
      boolean consistent = gac.establish();
      if (!agrees(seed, 0, consistent, expected, exact)) {
        return 1;
      }
      for (int step = 1; step <= 30; step++) {
        int[] open =
            IntStream.range(0, csp.variables().size()).filter(x -> domains.size(x) > 1).toArray();
        if (depth > 0 && (open.length == 0 || random.nextInt(3) == 0)) {
          domains.undo();
          depth--;
          continue;
        }
        if (open.length == 0) {
          return pruned;
        }
        domains.mark();
        depth++;
        int x = open[random.nextInt(open.length)];
        int i = domains.first(x);
        for (int skip = random.nextInt(domains.size(x)); skip > 0; skip--) {
          i = domains.next(x, i);
        }
        assignment.decide(x, i);
        long before = counters.prunings;
        expected = usable();
        consistent = gac.after(x);
        pruned += counters.prunings > before ? 1 : 0;
        if (!agrees(seed, step, consistent, expected, exact)) {
          domains.undo();
          depth--;
        }
      }
      return pruned;
    }

    private boolean agrees(
        long seed,
        int step,
        boolean consistent,
        ImmutableList<ImmutableSortedSet<Integer>> expected,
        boolean exact) {
      boolean possible = !expected.get(0).isEmpty();
      if (exact || possible) {
        assertThat(consistent).as("seed %d, step %d", seed, step).isEqualTo(possible);
      }
      ImmutableList<ImmutableSortedSet<Integer>> left = ValuesLeft.in(domains);
      if (consistent && exact) {
        assertThat(left).as("seed %d, step %d", seed, step).isEqualTo(expected);
      }
      if (consistent) {
        for (int k = 0; k < left.size(); k++) {
          assertThat(left.get(k)).as("seed %d, step %d", seed, step).containsAll(expected.get(k));
        }
        boolean decided = left.stream().allMatch(values -> values.size() == 1);
        assertThat(decided && !possible)
            .as("seed %d, step %d: a wrong tuple", seed, step)
            .isFalse();
      }
      return consistent;
    }
  }

  private static Csp table(RandomStream random) {
    Csp.Builder csp = Csp.builder("a table");
    int n = 3 + random.nextInt(3);
    List<Variable> scope = variables(csp, random, n, 5);
    int count = random.nextInt(150);
    int[][] tuples = new int[count][n];
    for (int[] tuple : tuples) {
      for (int k = 0; k < n; k++) {
        tuple[k] = random.nextInt(9) - 3;
      }
    }
    return csp.post(Extension.allowing(scope, tuples)).build();
  }

  private static Csp sum(RandomStream random) {
    Csp.Builder csp = Csp.builder("a sum");
    int n = 3 + random.nextInt(3);
    List<Variable> scope = new ArrayList<>(variables(csp, random, n, 4));
    if (random.nextInt(4) == 0) {
      scope.add(scope.get(0)); // a variable may stand in a sum twice
    }
    int[] factors = IntStream.range(0, scope.size()).map(k -> random.nextInt(7) - 3).toArray();
    Comparison comparison =
        List.of(Comparison.EQUAL, Comparison.NOT_EQUAL, Comparison.AT_MOST).get(random.nextInt(3));
    return csp.post(sum(scope, factors, comparison, random.nextInt(21) - 10)).build();
  }

  private static LinearSum sum(
      List<Variable> scope, int[] factors, Comparison comparison, int bound) {
    return new LinearSum(
        ImmutableList.copyOf(scope),
        ImmutableLongArray.copyOf(IntStream.of(factors).asLongStream()),
        comparison,
        bound);
  }

  private static List<Variable> variables(Csp.Builder csp, RandomStream random, int n, int size) {
    return IntStream.range(0, n)
        .mapToObj(
            k -> {
              int min = random.nextInt(6) - 3;
              int[] values =
                  IntStream.range(min, min + 1 + size).filter(v -> random.nextInt(4) > 0).toArray();
              return csp.variable(
                  "x" + k, values.length == 0 ? Domain.range(min, min) : Domain.of(values));
            })
        .toList();
  }
}
