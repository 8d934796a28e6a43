package org.cspworkbench.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.core.consistency.Ac3;
import org.cspworkbench.core.consistency.Ac3Bit;
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a look-ahead removes follows from the decisions in the conflict set, and no others. */
final class ConflictSetsTest {

  private static final ImmutableList<Case> PROBLEMS = Case.mixed(100);
  private static final int WALKS = 2;

  static Stream<Arguments> lookAheads() {
    return Stream.of(
        of("no look-ahead", BackwardChecking::new),
        of("forward checking", ForwardChecking::new),
        of("AC-3", Ac3::new),
        of("AC-3 by words", Ac3Bit::new),
        of("propagators", Gac::new));
  }

  private static Arguments of(String name, Consistency.Maker maker) {
    return Arguments.of(name, maker);
  }

  /**
   * Asked of brute force for each variable after each of some random decisions: every solution that
   * agrees with the decisions in its conflict set, and whatever the others, gives it a value that
   * it still has.
   */
  @ParameterizedTest(name = "{0}")
  @MethodSource("lookAheads")
  void everySolutionThatAgreesWithAConflictSetHasAValueThatIsLeft(
      String name, Consistency.Maker maker) {
    int smaller = 0;
    for (Case problem : PROBLEMS) {
      for (int walk = 0; walk < WALKS; walk++) {
        Network network = walk % 2 == 0 ? problem.network() : problem.filteredAsAWhole();
        smaller += new Walk(problem, network, maker, walk).checkAll();
      }
    }
    assertThat(smaller).as("conflict sets without some decision").isGreaterThan(100);
  }

  /** Decisions on random variables, down to a contradiction or the end. */
  private static final class Walk {
    private final Case problem;
    private final Domains domains;
    private final Assignment assignment;
    private final ConflictSets sets;
    private final DecisionSet set;
    private final Consistency lookAhead;
    private final RandomStream random;
    private final List<Integer> decided = new ArrayList<>(); // by level − 1

    Walk(Case problem, Network network, Consistency.Maker maker, int walk) {
      this.problem = problem;
      this.domains = new Domains(network, problem.csp(), new Counters(), null);
      this.assignment = new Assignment(domains);
      this.sets = domains.keepConflictSets();
      this.set = sets.newSet();
      this.lookAhead = maker.on(domains, assignment);
      this.random = new RandomStream(problem.seed() * WALKS + walk);
    }

    /** Returns how many of the conflict sets that were checked are not all decisions. */
    int checkAll() {
      int smaller = 0;
      boolean consistent = noDomainIsEmpty() && lookAhead.establish();
      while (consistent && assignment.nextOpen(0) != Network.NONE) {
        int x = randomOpen();
        int i = domains.first(x);
        for (int skip = random.nextInt(domains.size(x)); skip > 0; skip--) {
          i = domains.next(x, i);
        }
        domains.mark();
        assignment.decide(x, i);
        decided.add(x);
        sets.decided(x, decided.size());
        consistent = lookAhead.after(x);
        smaller += check(consistent);
      }
      return smaller;
    }

    private boolean noDomainIsEmpty() {
      return problem.csp().variables().stream().noneMatch(x -> domains.isEmpty(x.index()));
    }

    private int randomOpen() {
      int x = assignment.nextOpen(0);
      for (int skip = random.nextInt(assignment.openCount()); skip > 0; skip--) {
        x = assignment.nextOpen(x + 1);
      }
      return x;
    }

    private int check(boolean consistent) {
      int smaller = 0;
      for (int y = 0; y < problem.csp().variables().size(); y++) {
        sets.copy(y, set);
        assertThat(set.latest()).isLessThanOrEqualTo(decided.size());
        for (ImmutableList<Integer> solution : problem.solutions()) {
          if (agrees(solution)) {
            assertThat(left(y, consistent))
                .as("%s: x%d, decided %s, conflict set %s", problem, y, decided, levels())
                .contains(solution.get(y));
          }
        }
        smaller += levels().size() < decided.size() ? 1 : 0;
      }
      return smaller;
    }

    /** Backward checking removes nothing: if it fails, it has ruled out the value just decided. */
    private List<Integer> left(int y, boolean consistent) {
      List<Integer> values = new ArrayList<>();
      boolean isRuledOut = !consistent && y == domains.network().tail(domains.failedArc());
      for (int i = domains.first(y); i != Network.NONE && !isRuledOut; i = domains.next(y, i)) {
        values.add(problem.csp().variables().get(y).domain().valueAt(i));
      }
      return values;
    }

    private boolean agrees(ImmutableList<Integer> solution) {
      for (int level : levels()) {
        int x = decided.get(level - 1);
        int value = problem.csp().variables().get(x).domain().valueAt(domains.first(x));
        if (solution.get(x) != value) {
          return false;
        }
      }
      return true;
    }

    private List<Integer> levels() {
      List<Integer> levels = new ArrayList<>();
      for (int level = 1; level <= decided.size(); level++) {
        if ((set.words[(level - 1) >>> 6] >>> (level - 1) & 1) != 0) {
          levels.add(level);
        }
      }
      return levels;
    }
  }
}
