package org.cspworkbench.core.consistency;

import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.Comparator;
import java.util.List;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.testing.RandomCsp;
import org.cspworkbench.core.testing.ValuesLeft;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Forward checking does what its definition says at every decision, no less and no more. */
final class ForwardCheckingTest {

  /**
   * An open variable keeps a value if each constraint that it shares with the variable just
   * decided, and whose other variables all have values by now, allows it.
   */
  @ParameterizedTest
  @MethodSource("org.cspworkbench.core.testing.Composition#branchings")
  void everyDecisionTakesFromTheOpenNeighboursWhatDisagreesWithIt(Branching branching) {
    long calls = 0;
    for (long seed = 0; seed < 300; seed++) {
      calls += callsWatched(RandomCsp.mixed(seed), branching, "mixed " + seed);
      calls += callsWatched(RandomCsp.binary(seed), branching, "binary " + seed);
    }
    assertThat(calls).isGreaterThan(3_000);
  }

  /**
   * A given counts as assigned before the first decision and has been looked forward from, wherever
   * it stands; whether a neighbour that is left with one value counts as decided does not hang on
   * which of the two was stated first.
   */
  @Test
  void givensActTheSameWhereverTheyStand() {
    assertThat(assignedAtTheRoot(true)).isEqualTo(assignedAtTheRoot(false));
  }

  private static List<Boolean> assignedAtTheRoot(boolean givenFirst) {
    Csp.Builder csp = Csp.builder("a given and its neighbour");
    Variable first = givenFirst ? csp.variable("given", 1, 1) : csp.variable("open", 1, 2);
    Variable second = givenFirst ? csp.variable("open", 1, 2) : csp.variable("given", 1, 1);
    Csp problem = csp.notEqual(first, second).build();
    Domains domains = new Domains(new Network(problem.structure()), problem, new Counters(), null);
    Assignment assignment = new Assignment(domains);
    assertThat(new ForwardChecking(domains, assignment).establish()).isTrue();
    Variable given = givenFirst ? first : second;
    Variable open = givenFirst ? second : first;
    assertThat(domains.size(open.index())).isEqualTo(1);
    return List.of(assignment.isAssigned(given.index()), assignment.isAssigned(open.index()));
  }

  private static long callsWatched(Csp csp, Branching branching, String problem) {
    Watched[] watched = new Watched[1];
    new Search(new Network(csp.structure()), csp)
        .branching(branching)
        .lookAhead(
            (domains, assignment) -> {
              watched[0] = new Watched(domains, assignment, problem);
              return watched[0];
            })
        .wantAll()
        .solve(Limits.none().withNodes(60), null);
    return watched[0].calls;
  }

  /** Compares what forward checking does with the definition, call by call. */
  private static final class Watched implements Consistency {
    private final ForwardChecking forwardChecking;
    private final Domains domains;
    private final Assignment assignment;
    private final String problem;
    private long calls;

    Watched(Domains domains, Assignment assignment, String problem) {
      this.forwardChecking = new ForwardChecking(domains, assignment);
      this.domains = domains;
      this.assignment = assignment;
      this.problem = problem;
    }

    @Override
    public Level level() {
      return forwardChecking.level();
    }

    @Override
    public boolean establish() {
      return forwardChecking.establish();
    }

    @Override
    public boolean after(int changed) {
      calls++;
      ImmutableList<ImmutableSortedSet<Integer>> before = ValuesLeft.in(domains);
      ImmutableList<ImmutableSortedSet<Integer>> expected =
          assignment.isAssigned(changed) ? expected(changed, before) : before;
      boolean consistent = forwardChecking.after(changed);
      String call = problem + ": " + domains.csp().variables().get(changed) + " in " + before;
      assertThat(consistent)
          .as(call)
          .isEqualTo(expected.stream().noneMatch(ImmutableSortedSet::isEmpty));
      if (consistent) {
        assertThat(ValuesLeft.in(domains)).as(call).isEqualTo(expected);
      }
      return consistent;
    }

    private ImmutableList<ImmutableSortedSet<Integer>> expected(
        int changed, ImmutableList<ImmutableSortedSet<Integer>> before) {
      Variable y = domains.csp().variables().get(changed);
      return domains.csp().variables().stream()
          .map(
              x ->
                  assignment.isAssigned(x.index())
                      ? before.get(x.index())
                      : before.get(x.index()).stream()
                          .filter(value -> agrees(x, value, y, before))
                          .collect(toImmutableSortedSet(Comparator.naturalOrder())))
          .collect(ImmutableList.toImmutableList());
    }

    private boolean agrees(
        Variable x, int value, Variable y, ImmutableList<ImmutableSortedSet<Integer>> before) {
      return domains.csp().constraints().stream()
          .filter(c -> c.scope().contains(x) && c.scope().contains(y))
          .map(c -> c instanceof AllDifferent ? new NotEqual(x, y) : c)
          .filter(c -> othersAreAssigned(c, x))
          .allMatch(
              c ->
                  c.isSatisfiedBy(
                      c.scope().stream()
                          .mapToInt(z -> z.equals(x) ? value : before.get(z.index()).first())
                          .toArray()));
    }

    private boolean othersAreAssigned(Constraint constraint, Variable x) {
      return constraint.scope().stream()
          .allMatch(z -> z.equals(x) || assignment.isAssigned(z.index()));
    }
  }
}
