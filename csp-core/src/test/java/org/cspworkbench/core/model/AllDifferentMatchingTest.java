package org.cspworkbench.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.ValuesLeft;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;

/**
 * What is left to all-different variables is what some way of giving them different values uses:
 * held against finding such a way for each value by itself.
 */
final class AllDifferentMatchingTest {

  @Test
  void leavesExactlyTheValuesThatSomeSolutionUses() {
    int pruned = 0;
    int unsatisfiable = 0;
    for (long seed = 0; seed < 1_000; seed++) {
      Run run = new Run(drawn(seed, 9, 9));
      ImmutableList<ImmutableSortedSet<Integer>> expected = usable(ValuesLeft.in(run.domains));
      boolean consistent = run.gac.establish();
      assertThat(consistent).as("seed %d", seed).isEqualTo(!expected.get(0).isEmpty());
      if (consistent) {
        assertThat(ValuesLeft.in(run.domains)).as("seed %d", seed).isEqualTo(expected);
      }
      pruned += run.counters.prunings > 0 ? 1 : 0;
      unsatisfiable += consistent ? 0 : 1;
    }
    assertThat(pruned).isGreaterThan(150);
    assertThat(unsatisfiable).isBetween(30, 900);
  }

  /** Domains wider than one word, sparse and shifted against each other. */
  @Test
  void leavesExactlyTheValuesThatSomeSolutionUsesAmongManyValues() {
    for (long seed = 0; seed < 30; seed++) {
      Run run = new Run(drawn(seed, 30, 200));
      ImmutableList<ImmutableSortedSet<Integer>> expected = usable(ValuesLeft.in(run.domains));
      if (run.gac.establish()) {
        assertThat(ValuesLeft.in(run.domains)).as("seed %d", seed).isEqualTo(expected);
      } else {
        assertThat(expected.get(0)).as("seed %d", seed).isEmpty();
      }
    }
  }

  /** The matching is kept from call to call, also over decisions that are taken back. */
  @Test
  void staysRightWhileDecisionsAreMadeAndTakenBack() {
    int consistentCalls = 0;
    for (long seed = 0; seed < 400; seed++) {
      Run run = new Run(drawn(seed, 8, 10));
      RandomStream random = new RandomStream(seed);
      if (!run.gac.establish()) {
        continue;
      }
      int depth = 0;
      for (int step = 0; step < 60; step++) {
        int x = openVariable(run, random);
        if (x < 0 || (depth > 0 && random.nextInt(3) == 0)) {
          if (depth > 0) {
            run.domains.undo();
            depth--;
          }
          continue;
        }
        run.domains.mark();
        depth++;
        run.assignment.decide(x, anyValue(run, x, random));
        ImmutableList<ImmutableSortedSet<Integer>> expected = usable(ValuesLeft.in(run.domains));
        boolean consistent = run.gac.after(x);
        assertThat(consistent)
            .as("seed %d, step %d", seed, step)
            .isEqualTo(!expected.get(0).isEmpty());
        if (consistent) {
          consistentCalls++;
          assertThat(ValuesLeft.in(run.domains))
              .as("seed %d, step %d", seed, step)
              .isEqualTo(expected);
        } else {
          run.domains.undo();
          depth--;
        }
      }
    }
    assertThat(consistentCalls).isGreaterThan(1_000);
  }

  /** What is compared is the sums: on variables moved the other way all is the same. */
  @Test
  void variablesWithOffsetsAreFilteredLikeTheirSums() {
    for (long seed = 0; seed < 300; seed++) {
      RandomStream random = new RandomStream(seed);
      Csp plain = drawn(seed, 9, seed % 10 == 0 ? 200 : 9);
      int[] offsets = plain.variables().stream().mapToInt(x -> random.nextInt(9) - 4).toArray();
      Csp.Builder moved = Csp.builder("moved");
      for (Variable x : plain.variables()) {
        int offset = offsets[x.index()];
        moved.variable(x.name(), Domain.of(x.domain().values().map(v -> v - offset).toArray()));
      }
      Csp sums = moved.build();
      sums =
          moved
              .post(new AllDifferentSums(sums.variables(), ImmutableIntArray.copyOf(offsets)))
              .build();
      Run ofPlain = new Run(plain);
      Run ofSums = new Run(sums);
      boolean consistent = ofPlain.gac.establish();
      assertThat(ofSums.gac.establish()).as("seed %d", seed).isEqualTo(consistent);
      if (consistent) {
        assertThat(sumsLeft(ofSums.domains, offsets))
            .as("seed %d", seed)
            .isEqualTo(ValuesLeft.in(ofPlain.domains));
      }
    }
  }

  private static List<Set<Integer>> sumsLeft(Domains domains, int[] offsets) {
    List<Set<Integer>> sums = new ArrayList<>();
    for (ImmutableSortedSet<Integer> values : ValuesLeft.in(domains)) {
      int offset = offsets[sums.size()];
      sums.add(values.stream().map(v -> v + offset).collect(Collectors.toCollection(TreeSet::new)));
    }
    return sums;
  }

  /** Each variable has its number and the next one, in a circle, which is followed backwards. */
  @Test
  void aLongMatchingEndsOnRequest() {
    int n = 200;
    Csp.Builder csp = Csp.builder("circle");
    List<Variable> scope = new ArrayList<>();
    for (int k = 0; k < n; k++) {
      scope.add(csp.variable("x" + k, Domain.of(k, (k + 1) % n)));
    }
    Run run = new Run(csp.allDifferent(scope).build());
    Cancellation duringMatching =
        Cancellation.when(
            () ->
                StackWalker.getInstance()
                    .walk(
                        calls ->
                            calls.anyMatch(
                                call ->
                                    call.getClassName()
                                        .equals(AllDifferentMatching.class.getName()))));
    assertThatThrownBy(() -> duringMatching.during(run.gac::establish))
        .isInstanceOf(CancelledException.class);
    assertThat(run.gac.establish()).isTrue();
  }

  private static final class Run {
    private final Counters counters = new Counters();
    private final Domains domains;
    private final Assignment assignment;
    private final Gac gac;

    Run(Csp csp) {
      Network network = new Network(csp.structure(), AllDifferentFiltering.DOMAIN_CONSISTENT);
      domains = new Domains(network, csp, counters, null);
      assignment = new Assignment(domains);
      gac = new Gac(domains, assignment);
    }
  }

  /** Up to {@code most} variables with some of {@code values} values each, all different. */
  private static Csp drawn(long seed, int most, int values) {
    RandomStream random = new RandomStream(seed);
    Csp.Builder csp = Csp.builder("all different of seed " + seed);
    int n = 3 + random.nextInt(most - 2);
    int share = 10 + random.nextInt(80);
    int range = Math.max(n, random.nextInt(values) + 1);
    List<Variable> scope = new ArrayList<>();
    for (int k = 0; k < n; k++) {
      int[] drawn =
          IntStream.rangeClosed(1, range).filter(v -> random.nextInt(100) < share).toArray();
      int start = random.nextInt(range);
      Domain domain =
          drawn.length > 0 && random.nextInt(4) > 0
              ? Domain.of(drawn)
              : Domain.range(start, start + random.nextInt(4));
      scope.add(csp.variable("x" + k, domain));
    }
    return csp.allDifferent(scope).build();
  }

  private static int openVariable(Run run, RandomStream random) {
    int[] open =
        IntStream.range(0, run.domains.network().variableCount())
            .filter(x -> run.domains.size(x) > 1)
            .toArray();
    return open.length == 0 ? -1 : open[random.nextInt(open.length)];
  }

  private static int anyValue(Run run, int x, RandomStream random) {
    int i = run.domains.first(x);
    for (int left = random.nextInt(run.domains.size(x)); left > 0; left--) {
      i = run.domains.next(x, i);
    }
    return i;
  }

  /** By variable the values with which all can still be different; all empty if none can. */
  private static ImmutableList<ImmutableSortedSet<Integer>> usable(
      ImmutableList<ImmutableSortedSet<Integer>> domains) {
    ImmutableList.Builder<ImmutableSortedSet<Integer>> usable = ImmutableList.builder();
    for (int k = 0; k < domains.size(); k++) {
      int position = k;
      ImmutableSortedSet.Builder<Integer> kept = ImmutableSortedSet.naturalOrder();
      domains.get(k).stream().filter(v -> canAllDiffer(domains, position, v)).forEach(kept::add);
      usable.add(kept.build());
    }
    return usable.build();
  }

  /** By augmenting paths, from nothing, one value held fast. */
  private static boolean canAllDiffer(
      ImmutableList<ImmutableSortedSet<Integer>> domains, int position, int value) {
    Map<Integer, Integer> owner = new HashMap<>();
    for (int k = 0; k < domains.size(); k++) {
      if (k != position && !augment(domains, k, value, owner, new TreeSet<>())) {
        return false;
      }
    }
    return true;
  }

  private static boolean augment(
      ImmutableList<ImmutableSortedSet<Integer>> domains,
      int k,
      int taken,
      Map<Integer, Integer> owner,
      Set<Integer> tried) {
    for (int v : domains.get(k)) {
      if (v != taken && tried.add(v)) {
        Integer other = owner.get(v);
        if (other == null || augment(domains, other, taken, owner, tried)) {
          owner.put(v, k);
          return true;
        }
      }
    }
    return false;
  }
}
