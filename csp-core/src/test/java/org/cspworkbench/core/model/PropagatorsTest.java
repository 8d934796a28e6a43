package org.cspworkbench.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.ValuesLeft;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Each propagator leaves what the level of consistency that it promises leaves, no more and no
 * less, at the root and while decisions are made and taken back. The levels are worked out here
 * from their definitions, value by value.
 */
final class PropagatorsTest {

  @ParameterizedTest
  @EnumSource
  void whatIsLeftIsWhatTheLevelLeaves(ConstraintKind kind) {
    int pruned = 0;
    for (long seed = 0; seed < 150; seed++) {
      RandomStream random = new RandomStream(seed);
      Csp.Builder builder = Csp.builder(kind + " of seed " + seed);
      Csp csp = builder.post(kind.draw(builder, random)).build();
      pruned += new Run(csp).follow(random, kind.level(csp));
    }
    assertThat(pruned).as("calls in which something was to be pruned").isGreaterThan(20);
  }

  /** One propagator at work, with decisions made and taken back. */
  private static final class Run {
    private static final int STEPS = 15;

    private final Csp csp;
    private final Network network;
    private final Domains domains;
    private final Assignment assignment;
    private final Gac gac;

    Run(Csp csp) {
      this.csp = csp;
      network = new Network(csp.structure());
      assertThat(network.propagatedConstraints()).as("%s", csp).hasSize(1);
      domains = new Domains(network, csp, new Counters(), null);
      assignment = new Assignment(domains);
      gac = new Gac(domains, assignment);
    }

    /** Says in how many calls something was to be pruned. */
    int follow(RandomStream random, Level level) {
      List<SortedSet<Integer>> before = left();
      boolean consistent = gac.establish();
      check("root", level, before, consistent);
      int pruned = left().equals(before) ? 0 : 1;
      int depth = 0;
      for (int step = 1; step <= STEPS; step++) {
        int[] open =
            IntStream.range(0, csp.variables().size()).filter(x -> domains.size(x) > 1).toArray();
        if (depth > 0 && (!consistent || open.length == 0 || random.nextInt(3) == 0)) {
          domains.undo();
          depth--;
          consistent = true;
        } else if (!consistent || open.length == 0) {
          return pruned;
        } else {
          domains.mark();
          depth++;
          int x = open[random.nextInt(open.length)];
          decideOrRefute(x, random);
          before = left();
          consistent = gac.after(x);
          check("step " + step, level, before, consistent);
          pruned += left().equals(before) ? 0 : 1;
        }
      }
      return pruned;
    }

    private void decideOrRefute(int x, RandomStream random) {
      int i = domains.first(x);
      for (int skip = random.nextInt(domains.size(x)); skip > 0; skip--) {
        i = domains.next(x, i);
      }
      if (random.nextInt(2) == 0) {
        assignment.decide(x, i);
      } else {
        domains.refute(x, i);
      }
    }

    private void check(
        String step, Level level, List<SortedSet<Integer>> before, boolean consistent) {
      List<SortedSet<Integer>> expected = copyOf(before);
      boolean shrunk = true;
      while (shrunk && expected.stream().noneMatch(Set::isEmpty)) {
        shrunk = level.shrink(expected);
      }
      assertThat(consistent)
          .as("%s, %s", csp, step)
          .isEqualTo(expected.stream().noneMatch(Set::isEmpty));
      if (consistent) {
        assertThat(left()).as("%s, %s", csp, step).isEqualTo(expected);
        assertThat(leftByAFreshRun(before)).as("%s, %s, fresh", csp, step).isEqualTo(expected);
      }
    }

    private List<SortedSet<Integer>> left() {
      return copyOf(ValuesLeft.in(domains));
    }

    private List<SortedSet<Integer>> leftByAFreshRun(List<SortedSet<Integer>> start) {
      Map<Variable, Domain> restrictions = new HashMap<>();
      csp.variables()
          .forEach(
              x ->
                  restrictions.put(
                      x,
                      Domain.of(
                          start.get(x.index()).stream().mapToInt(Integer::intValue).toArray())));
      Domains fresh =
          new Domains(network, csp.restricted("fresh", restrictions), new Counters(), null);
      assertThat(new Gac(fresh, new Assignment(fresh)).establish()).isTrue();
      return copyOf(ValuesLeft.in(fresh));
    }

    private static List<SortedSet<Integer>> copyOf(List<? extends Set<Integer>> domains) {
      List<SortedSet<Integer>> copy = new ArrayList<>();
      domains.forEach(domain -> copy.add(new TreeSet<>(domain)));
      return copy;
    }
  }
}
