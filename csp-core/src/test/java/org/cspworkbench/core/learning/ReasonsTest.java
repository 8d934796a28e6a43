package org.cspworkbench.core.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.DomainLog;
import org.cspworkbench.core.kernel.DomainLog.Cause;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.Lexicographic;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Drawn;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every reason is one, and every learnt nogood follows from the problem: both asked of brute force,
 * for random decisions on random problems.
 */
final class ReasonsTest {

  private static final int SOME = 50;
  private static final int MANY = 5_000;

  private int reasonCount;
  private int nogoodCount;

  @ParameterizedTest
  @EnumSource(Drawn.class)
  void reasonsAndNogoodsAreImplied(Drawn drawn) {
    check(drawn, 0, SOME);
    assertThat(reasonCount).isGreaterThan(SOME);
    assertThat(nogoodCount).isGreaterThan(drawn == Drawn.HARD ? SOME : -1);
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource(Drawn.class)
  void reasonsAndNogoodsOfManyProblemsAreImplied(Drawn drawn) {
    check(drawn, SOME, MANY);
  }

  private void check(Drawn drawn, int from, int to) {
    for (long seed = from; seed < to; seed++) {
      Case problem = drawn.of(seed);
      new Run(problem, seed % 2 == 0 ? problem.network() : problem.filteredAsAWhole()).search();
    }
  }

  /** A search with random decisions, which looks at every event and every nogood. */
  private final class Run {

    private final Case problem;
    private final Network network;
    private final Domains domains;
    private final Assignment assignment;
    private final Gac gac;
    private final ConflictLearning learning;
    private final RandomStream random;
    private int depth;

    Run(Case problem, Network network) {
      this.problem = problem;
      this.network = network;
      domains = new Domains(network, problem.csp(), new Counters(), null);
      assignment = new Assignment(domains);
      gac = new Gac(domains, assignment);
      learning =
          new ConflictLearning(
              new Learning(Keep.ALL), domains, gac, new Lexicographic(), new Ascending());
      random = new RandomStream(problem.seed());
    }

    void search() {
      for (int x = 0; x < network.variableCount(); x++) {
        if (domains.isEmpty(x)) {
          return;
        }
      }
      if (!gac.establish()) {
        return;
      }
      domains.mark();
      boolean isConsistent = true;
      for (int step = 0; step < 25; step++) {
        checkReasons();
        if (isConsistent) {
          int x = assignment.nextOpen(0);
          if (x == NONE) {
            return;
          }
          List<Integer> values = values(x);
          depth++;
          domains.mark();
          assignment.decide(x, values.get(random.nextInt(values.size())));
          isConsistent = gac.after(x);
        } else {
          if (learning.failed() == 0) {
            assertThat(problem.solutions()).as("%s", problem).isEmpty();
            return;
          }
          int level = learning.learn();
          checkNogood(learning.nogood());
          domains.undo(depth - level);
          depth = level;
          learning.undone();
          learning.keep(NONE);
          isConsistent = gac.after(learning.assertLatest());
        }
      }
    }

    private List<Integer> values(int x) {
      List<Integer> values = new ArrayList<>();
      for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
        values.add(i);
      }
      return values;
    }

    private void checkNogood(ImmutableIntArray nogood) {
      nogoodCount++;
      for (List<Integer> solution : problem.solutions()) {
        int[] indices = new int[solution.size()];
        for (Variable x : problem.csp().variables()) {
          indices[x.index()] = x.domain().indexOf(solution.get(x.index()));
        }
        assertThat(nogood.stream().allMatch(literal -> holds(literal, indices)))
            .as("%s: %s", problem, nogood)
            .isFalse();
      }
    }

    private void checkReasons() {
      DomainLog log = learning.log();
      Reason reason = learning.reasons().newReason();
      for (int position = 0; position < log.length(); position++) {
        if (log.level(position) > Reason.ROOT_LEVEL && log.cause(position) != Cause.DECISION) {
          learning.reasons().findOneByOne(position, reason);
          int[] literals = new int[reason.size()];
          for (int k = 0; k < literals.length; k++) {
            assertThat(reason.position(k)).as("%s", problem).isLessThan(position);
            literals[k] = log.literal(reason.position(k));
          }
          reasonCount++;
          checkReason(position, literals, log);
        }
      }
    }

    /** By the constraint alone, for all values that its variables have at the root. */
    private void checkReason(int position, int[] literals, DomainLog log) {
      int literal = log.literal(position);
      if (log.cause(position) == Cause.ARC) {
        Constraint constraint = network.constraint(log.causeNumber(position));
        int[] scope = constraint.scope().stream().mapToInt(Variable::index).distinct().toArray();
        for (int each : literals) {
          assertThat(scope).contains(network.variableAt(DomainLog.address(each)));
        }
        checkTuples(constraint, scope, 0, new int[network.variableCount()], literals, literal);
      } else if (log.cause(position) == Cause.LITERAL) {
        assertThat(literals.length).isLessThanOrEqualTo(1);
      }
    }

    private void checkTuples(
        Constraint constraint, int[] scope, int k, int[] indices, int[] reason, int literal) {
      if (k < scope.length) {
        for (int i = 0; i < network.domainSize(scope[k]); i++) {
          if (isLeftAtRoot(scope[k], i)) {
            indices[scope[k]] = i;
            checkTuples(constraint, scope, k + 1, indices, reason, literal);
          }
        }
        return;
      }
      int[] values =
          constraint.scope().stream()
              .mapToInt(x -> x.domain().valueAt(indices[x.index()]))
              .toArray();
      boolean isAllowed = constraint.isSatisfiedBy(values);
      if (isAllowed && Arrays.stream(reason).allMatch(l -> holds(l, indices))) {
        assertThat(holds(literal, indices))
            .as("%s, %s at %s", problem, constraint, Arrays.toString(values))
            .isTrue();
      }
    }

    private boolean isLeftAtRoot(int x, int i) {
      int removedAt = learning.log().removedAt(network.address(x, i));
      return removedAt == DomainLog.NEVER
          || (removedAt != NONE && learning.log().level(removedAt) > Reason.ROOT_LEVEL);
    }

    private boolean holds(int literal, int[] indices) {
      int address = DomainLog.address(literal);
      boolean has = indices[network.variableAt(address)] == network.indexAt(address);
      return has == DomainLog.isEquation(literal);
    }
  }
}
