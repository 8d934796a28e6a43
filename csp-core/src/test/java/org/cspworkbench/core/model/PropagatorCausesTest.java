package org.cspworkbench.core.model;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.schedule.BinLoadsTest;
import org.cspworkbench.core.schedule.BoxOrderTest;
import org.cspworkbench.core.schedule.DisjointBoxes;
import org.cspworkbench.core.schedule.Disjunctive;
import org.cspworkbench.core.schedule.TaskOrder;
import org.cspworkbench.core.schedule.TimeTableTest;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.RandomValue;
import org.cspworkbench.core.search.order.RandomVariable;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.core.trace.TraceState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a recording names as the cause of a removal by a propagator is one: the constraint has the
 * variable in its scope, and no tuple of the values that the variables had at that moment satisfies
 * it with the removed value. Two other constraints share the variables, so that a removal could
 * wrongly be recorded as theirs.
 */
final class PropagatorCausesTest {

  private static final int NODES = 12;

  /** Draws a constraint over variables that it makes for itself. */
  @FunctionalInterface
  private interface Draw {
    Constraint from(Csp.Builder csp, RandomStream random);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("kinds")
  void everyRemovalFollowsFromTheConstraintThatIsNamed(String kind, Draw draw) {
    int removed = 0;
    for (long seed = 0; seed < 60; seed++) {
      RandomStream random = new RandomStream(seed);
      Csp.Builder csp = Csp.builder(kind + " of seed " + seed);
      Constraint drawn = draw.from(csp, random);
      csp.post(drawn);
      postOthers(csp, drawn.scope(), random);
      removed += checkedRemovals(csp.build(), 0, random);
    }
    assertThat(removed).as("removals by the constraint itself").isGreaterThan(10);
  }

  /** A clique of disequalities is no stated constraint; it is named by the one that it implies. */
  @Test
  void everyRemovalFollowsFromTheCliqueThatIsNamed() {
    int removed = 0;
    for (long seed = 0; seed < 60; seed++) {
      RandomStream random = new RandomStream(seed);
      int n = 4 + random.nextInt(2);
      Csp.Builder csp = Csp.builder("clique of seed " + seed);
      ImmutableList<Variable> clique = csp.variables("x", n, Domain.range(1, n));
      for (Variable x : clique) {
        clique.subList(0, x.index()).forEach(y -> csp.notEqual(y, x));
      }
      postOthers(csp, clique, random);
      Csp problem = csp.build();
      removed += checkedRemovals(problem, problem.constraints().size(), random);
    }
    assertThat(removed).as("removals by the implied constraint").isGreaterThan(10);
  }

  static Stream<Arguments> kinds() {
    return Stream.concat(
        Arrays.stream(ConstraintKind.values())
            .map(kind -> Arguments.of(kind.name(), (Draw) kind::draw)),
        Stream.of(
            Arguments.of("ALL_DIFFERENT", (Draw) PropagatorCausesTest::allDifferent),
            Arguments.of("DISJUNCTIVE", (Draw) PropagatorCausesTest::resource),
            Arguments.of("CUMULATIVE", (Draw) PropagatorCausesTest::cumulative),
            Arguments.of("BIN_PACKING", (Draw) BinLoadsTest::packing),
            Arguments.of("BOX_ORDER", (Draw) BoxOrderTest::boxes),
            Arguments.of("TASK_ORDER", (Draw) PropagatorCausesTest::order),
            Arguments.of("DISJOINT_BOXES", (Draw) PropagatorCausesTest::boxes)));
  }

  private static Constraint allDifferent(Csp.Builder csp, RandomStream random) {
    int n = 4 + random.nextInt(2);
    ImmutableList.Builder<Variable> scope = ImmutableList.builder();
    for (int k = 0; k < n; k++) {
      int first = random.nextInt(3);
      scope.add(csp.variable("x" + k, Domain.range(first, first + random.nextInt(n))));
    }
    return new AllDifferent("all different", scope.build());
  }

  private static Constraint boxes(Csp.Builder csp, RandomStream random) {
    int n = 2 + random.nextInt(2);
    ImmutableList.Builder<Variable> scope = ImmutableList.builder();
    for (int k = 0; k < 2 * n; k++) {
      int first = random.nextInt(3) - 1;
      scope.add(csp.variable("o" + k, Domain.range(first, first + random.nextInt(4))));
    }
    return new DisjointBoxes(scope.build(), sizes(n, random), sizes(n, random));
  }

  private static Constraint resource(Csp.Builder csp, RandomStream random) {
    int n = 4 + random.nextInt(2);
    ImmutableList.Builder<Variable> starts = ImmutableList.builder();
    for (int k = 0; k < n; k++) {
      int first = random.nextInt(3) - 1;
      starts.add(csp.variable("s" + k, Domain.range(first, first + 3 + random.nextInt(6))));
    }
    return new Disjunctive(starts.build(), sizes(n, random));
  }

  private static Constraint cumulative(Csp.Builder csp, RandomStream random) {
    return TimeTableTest.tasks(csp, random, 2);
  }

  private static Constraint order(Csp.Builder csp, RandomStream random) {
    ImmutableList<Variable> scope =
        ImmutableList.of(
            csp.variable("x", 0, 2 + random.nextInt(4)),
            csp.variable("y", 1, 2 + random.nextInt(4)),
            csp.variable("order", 0, 1));
    return new TaskOrder(scope, 1 + random.nextInt(3), 1 + random.nextInt(3));
  }

  private static ImmutableIntArray sizes(int n, RandomStream random) {
    return ImmutableIntArray.copyOf(IntStream.range(0, n).map(k -> 1 + random.nextInt(3)));
  }

  /** A loose sum of three of the variables, and two of them that differ. */
  private static void postOthers(
      Csp.Builder csp, ImmutableList<Variable> scope, RandomStream random) {
    int first = random.nextInt(scope.size() - 2);
    ImmutableList<Variable> some = scope.subList(first, first + 3);
    int most = some.stream().mapToInt(x -> x.domain().max()).sum();
    csp.post(
        new LinearSum(
            some,
            ImmutableLongArray.of(1, 1, 1),
            LinearSum.Comparison.AT_MOST,
            most - random.nextInt(3)));
    csp.notEqual(some.get(0), some.get(2), 1 + random.nextInt(2));
  }

  /** Records a search, and checks each removal; returns how many one constraint caused. */
  private static int checkedRemovals(Csp csp, int constraint, RandomStream random) {
    TraceRecorder recorder = new TraceRecorder(Detail.FINE);
    new Search(new Network(csp.structure(), AllDifferentFiltering.WITH_CLIQUES), csp)
        .order(new RandomVariable(random))
        .values(new RandomValue(random))
        .lookAhead((domains, assignment) -> new Gac(domains, assignment, OccasionalMatching::new))
        .branching(Branching.BINARY)
        .wantAll()
        .solve(Limits.none().withNodes(NODES), recorder);
    TracePlayer before = requireNonNull(recorder.trace()).player();
    TracePlayer after = requireNonNull(recorder.trace()).player();
    int removed = 0;
    while (after.stepForward()) {
      TraceEvent event = requireNonNull(after.lastEvent());
      if (event.kind() == EventKind.PRUNE) {
        removed += check(event, constraint, before);
      }
      before.stepForward();
    }
    return removed;
  }

  private static int check(TraceEvent event, int constraint, TracePlayer before) {
    TraceKey key = before.trace().key();
    Variable x = before.trace().csp().variables().get(event.variable());
    int removed = 0;
    for (TraceEvent.Pruning pruning : event.prunings()) {
      String where = before.trace().csp() + ", " + event;
      assertThat(pruning.arc()).as(where).isNotNegative();
      assertThat(key.tail(pruning.arc())).as(where).isEqualTo(x.index());
      Constraint cause = key.constraint(pruning.arc());
      assertThat(cause.scope()).as(where).contains(x);
      assertThat(before.state().contains(x.index(), pruning.value())).as(where).isTrue();
      Map<Variable, Integer> chosen = new HashMap<>();
      chosen.put(x, x.domain().valueAt(pruning.value()));
      assertThat(canBeSatisfied(cause, others(cause, x), chosen, before.state()))
          .as("%s: %s allows value %d", where, cause, pruning.value())
          .isFalse();
      removed += key.constraintIndex(pruning.arc()) == constraint ? 1 : 0;
    }
    return removed;
  }

  private static List<Variable> others(Constraint constraint, Variable x) {
    return constraint.scope().stream().distinct().filter(y -> !y.equals(x)).toList();
  }

  /** Returns whether the values left to {@code open} can complete what is chosen. */
  private static boolean canBeSatisfied(
      Constraint constraint, List<Variable> open, Map<Variable, Integer> chosen, TraceState state) {
    if (open.isEmpty()) {
      return constraint.isSatisfiedBy(
          constraint.scope().stream().mapToInt(y -> requireNonNull(chosen.get(y))).toArray());
    }
    Variable y = open.get(0);
    for (int i = 0; i < y.domain().size(); i++) {
      chosen.put(y, y.domain().valueAt(i));
      if (state.contains(y.index(), i)
          && canBeSatisfied(constraint, open.subList(1, open.size()), chosen, state)) {
        return true;
      }
    }
    return false;
  }
}
