package org.cspworkbench.core.trace;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.testing.ArcConsistencyByDefinition;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Composition.LookAhead;
import org.cspworkbench.core.testing.Composition.Order;
import org.cspworkbench.core.testing.Composition.RootFilter;
import org.cspworkbench.core.testing.Composition.Values;
import org.cspworkbench.core.testing.RandomCsp;
import org.cspworkbench.core.testing.Seek;
import org.cspworkbench.core.trace.Recording.Goal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the trace gives as the cause of a pruning or a failure really is one: asked again with the
 * domains as they were at that moment, the constraint forbids the value.
 */
final class TraceCausesTest {

  private static final String COMPOSITIONS = "org.cspworkbench.core.testing.Composition#everyPair";

  private static final ImmutableList<Case> PROBLEMS = Case.mixed(240);

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void everyEventNamesACauseThatHolds(Composition composition) {
    for (Case problem : PROBLEMS) {
      Goal goal = Goal.turn(problem.seed());
      Detail detail = problem.seed() % 2 == 0 ? Detail.DECISIONS : Detail.FINE;
      new Checker(Recording.of(composition, problem, goal, detail), composition).checkAll();
    }
  }

  @Test
  void everyEventNamesACauseThatHoldsOnWideDomainsToo() {
    List<Composition> compositions =
        Composition.everyPairWithoutChance().filter(c -> c.order() != Order.MRV).toList();
    for (long seed = 0; seed < 3; seed++) {
      Case problem = Case.of(seed, RandomCsp.wideWithGivens(seed));
      for (Composition composition : compositions) {
        Recording run = Recording.of(composition, problem, Goal.FIRST_SOLUTION, Detail.DECISIONS);
        new Checker(run, composition).checkAll();
      }
    }
  }

  /** What ends an attempt is told like any other contradiction: before the next one starts. */
  @ParameterizedTest
  @EnumSource(LookAhead.class)
  void theContradictionThatEndsAnAttemptNamesItsCause(LookAhead lookAhead) {
    Composition composition =
        new Composition(
            lookAhead, RootFilter.NO_OTHER, Branching.D_WAY, Order.LEXICOGRAPHIC, Values.RANDOM);
    List<Case> tight = Case.drawn(0, 20, seed -> RandomBinary.modelRb(seed, 8, 4, 0.6, 0.35));
    int restarts = 0;
    for (Case problem : Iterables.concat(PROBLEMS, tight)) {
      Goal goal = Goal.ATTEMPTS_UNTIL_A_CONTRADICTION;
      TracePlayer player =
          Recording.of(composition, problem, goal, Detail.DECISIONS).trace().player();
      while (Seek.next(player, Set.of(EventKind.RESTART))) {
        restarts++;
        player.stepBack();
        TraceEvent last = player.lastEvent();
        assertThat(last).as("%s", problem).isNotNull();
        assertThat(last.kind())
            .as("%s: before attempt %d", problem, player.state().counters().attempts() + 1)
            .isIn(EventKind.REFUTE, EventKind.WIPE_OUT);
        assertThat(last.arc()).as("%s", problem).isNotNegative();
        player.stepForward();
      }
    }
    assertThat(restarts).isGreaterThan(10);
  }

  /** Without this the tests above could pass on traces where nothing happens. */
  @Test
  void theTracesHoldEventsOfEveryKindThatHasACause() {
    Map<EventKind, Integer> counts = new EnumMap<>(EventKind.class);
    Composition.everyPairWithoutChance()
        .forEach(
            composition -> {
              for (Case problem : PROBLEMS) {
                Trace trace =
                    Recording.of(composition, problem, Goal.ALL_SOLUTIONS, Detail.FINE).trace();
                IntStream.range(0, trace.length())
                    .forEach(p -> counts.merge(trace.kind(p), 1, Integer::sum));
              }
            });
    assertThat(counts.get(EventKind.PRUNE)).isGreaterThan(10_000);
    assertThat(counts.get(EventKind.WIPE_OUT)).isGreaterThan(1_000);
    assertThat(counts.get(EventKind.REFUTE)).isGreaterThan(1_000);
    assertThat(counts.get(EventKind.PLACE)).isGreaterThan(1_000);
    assertThat(counts.get(EventKind.REVISE)).isGreaterThan(10_000);
    assertThat(counts.get(EventKind.ENQUEUE)).isGreaterThan(10_000);
  }

  /** Goes over one trace with two players, one event apart. */
  private static final class Checker {
    private final Trace trace;
    private final TraceKey key;
    private final Composition composition;
    private final TracePlayer before;
    private final TracePlayer after;
    private final List<Map<Integer, Integer>> nogoods = new ArrayList<>();
    private @Nullable TraceEvent previous;

    Checker(Recording recording, Composition composition) {
      this.trace = recording.trace();
      this.key = trace.key();
      this.composition = composition;
      this.before = trace.player();
      this.after = trace.player();
    }

    void checkAll() {
      while (after.stepForward()) {
        TraceEvent event = after.lastEvent();
        assertThat(event).isNotNull();
        switch (event.kind()) {
          case PRUNE -> checkPruning(event);
          case WIPE_OUT -> checkWipeOut(event);
          case REFUTE -> checkRefutation(event);
          case TRY -> assertThat(before.state().contains(event.variable(), event.value())).isTrue();
          case PLACE -> {
            assertThat(before.state().assigned(event.variable())).isEqualTo(TraceEvent.NONE);
            assertThat(values(before.state(), event.variable())).containsExactly(event.value());
          }
          case BACKTRACK -> checkReturn(event);
          case NOGOOD -> nogoods.add(nogood(event));
          default -> {
            // nothing to blame
          }
        }
        before.stepForward();
        previous = event;
      }
    }

    private void checkPruning(TraceEvent event) {
      assertThat(event.prunings()).as(where(event)).isNotEmpty();
      for (TraceEvent.Pruning pruning : event.prunings()) {
        if (pruning.arc() == TraceEvent.NONE) {
          if (!isRuledOutByNogood(event.variable(), pruning.value())) {
            checkTrial(event.variable(), pruning.value(), event);
          }
          continue;
        }
        assertThat(key.tail(pruning.arc())).as(where(event)).isEqualTo(event.variable());
        assertThat(before.state().contains(event.variable(), pruning.value()))
            .as("%s: was there", where(event))
            .isTrue();
        assertThat(after.state().contains(event.variable(), pruning.value()))
            .as("%s: is gone", where(event))
            .isFalse();
        assertThat(hasSupport(pruning.arc(), pruning.value(), before.state()))
            .as("%s: value %d has a support", where(event), pruning.value())
            .isFalse();
      }
      assertThat(after.state().size(event.variable()))
          .as("%s: nothing else is gone", where(event))
          .isEqualTo(before.state().size(event.variable()) - event.prunings().size());
    }

    /** What has been learnt not to go together: by variable the index of its value. */
    private Map<Integer, Integer> nogood(TraceEvent event) {
      Map<Integer, Integer> values = new HashMap<>();
      for (int level : event.levels()) {
        values.put(before.state().decisionVariable(level), before.state().decisionValue(level));
      }
      values.put(event.variable(), event.value());
      return values;
    }

    private boolean isRuledOutByNogood(int x, int i) {
      return nogoods.stream()
          .filter(nogood -> nogood.getOrDefault(x, TraceEvent.NONE) == i)
          .anyMatch(
              nogood ->
                  nogood.entrySet().stream()
                      .filter(other -> other.getKey() != x)
                      .allMatch(
                          other -> before.state().assigned(other.getKey()) == other.getValue()));
    }

    /** No arc is to blame for what a trial has taken: arc consistency refutes it. */
    private void checkTrial(int x, int i, TraceEvent event) {
      assertThat(composition.rootFilter()).as(where(event)).isEqualTo(RootFilter.SAC1);
      List<ImmutableSet<Integer>> domains = new ArrayList<>();
      for (Variable y : trace.csp().variables()) {
        domains.add(
            values(before.state(), y.index()).stream()
                .filter(j -> y.index() != x || j == i)
                .map(y.domain()::valueAt)
                .collect(ImmutableSet.toImmutableSet()));
      }
      assertThat(domains.get(x)).as("%s: was there", where(event)).hasSize(1);
      assertThat(ArcConsistencyByDefinition.fixpoint(trace.csp(), domains))
          .as("%s: arc consistency refutes it", where(event))
          .isEmpty();
    }

    private void checkWipeOut(TraceEvent event) {
      assertThat(after.state().size(event.variable())).as(where(event)).isZero();
      if (event.arc() != TraceEvent.NONE) {
        assertThat(previous).as(where(event)).isNotNull();
        assertThat(previous.kind()).as(where(event)).isEqualTo(EventKind.PRUNE);
        assertThat(previous.variable()).as(where(event)).isEqualTo(event.variable());
        assertThat(previous.prunings().stream().map(TraceEvent.Pruning::arc))
            .as(where(event))
            .contains(event.arc());
      } else if (previous == null || previous.kind() != EventKind.PRUNE || nogoods.isEmpty()) {
        assertThat(previous == null ? EventKind.REFUTE : previous.kind())
            .as("%s: the last value was refuted, or there was none", where(event))
            .isIn(EventKind.REFUTE, EventKind.BACKTRACK, EventKind.JUMP);
      }
    }

    private void checkRefutation(TraceEvent event) {
      assertThat(before.state().decisionVariable(before.state().depth()))
          .as(where(event))
          .isEqualTo(event.variable());
      assertThat(before.state().assigned(event.variable()))
          .as(where(event))
          .isEqualTo(event.value());
      assertThat(previous).as(where(event)).isNotNull();
      if (composition.lookAhead() == LookAhead.BACKWARD_CHECKING
          && previous.kind() != EventKind.WIPE_OUT) {
        assertThat(event.arc()).as("%s: names an arc", where(event)).isNotNegative();
        assertThat(key.tail(event.arc())).as(where(event)).isEqualTo(event.variable());
        assertThat(othersAreAssigned(event.arc(), before.state()))
            .as("%s: all variables of %s are assigned", where(event), key.constraint(event.arc()))
            .isTrue();
        assertThat(hasSupport(event.arc(), event.value(), before.state()))
            .as("%s: %s is violated", where(event), key.constraint(event.arc()))
            .isFalse();
      } else {
        assertThat(previous.kind()).as(where(event)).isEqualTo(EventKind.WIPE_OUT);
        assertThat(event.arc()).as(where(event)).isEqualTo(previous.arc());
      }
    }

    private void checkReturn(TraceEvent event) {
      TraceState state = before.state();
      assertThat(state.decisionVariable(state.depth()))
          .as(where(event))
          .isEqualTo(event.variable());
      assertThat(state.decisionValue(state.depth())).as(where(event)).isEqualTo(event.value());
      assertThat(after.state().depth()).as(where(event)).isEqualTo(state.depth() - 1);
      assertThat(after.state().contains(event.variable(), event.value()))
          .as(where(event))
          .isFalse();
    }

    /**
     * Whether the constraint of {@code arc} allows value {@code i} at its tail together with some
     * of the values that the other variables have in {@code state}.
     */
    private boolean hasSupport(int arc, int i, TraceState state) {
      Variable x = variable(key.tail(arc));
      int value = x.domain().valueAt(i);
      if (key.head(arc) == TraceEvent.NONE) {
        List<Variable> others =
            key.constraint(arc).scope().stream().distinct().filter(z -> !z.equals(x)).toList();
        assertThat(isFilteredAsAWhole(arc) || others.stream().allMatch(z -> size(z, state) == 1))
            .as("%s: all others are single", key.constraint(arc))
            .isTrue();
        return hasTuple(key.constraint(arc), others, new HashMap<>(Map.of(x, value)), state);
      }
      Variable y = variable(key.head(arc));
      Constraint constraint = pairOf(key.constraint(arc), x, y);
      return values(state, y.index()).stream()
          .anyMatch(j -> holds(constraint, x, value, y, y.domain().valueAt(j), state));
    }

    /** Generalised arc consistency may remove a value while several variables are open. */
    private boolean isFilteredAsAWhole(int arc) {
      return key.constraint(arc).scope().size() > 1
          && (composition.lookAhead() == LookAhead.GAC
              || composition.rootFilter() == RootFilter.GAC);
    }

    /** Whether what {@code chosen} says can be completed with the values left to {@code others}. */
    private boolean hasTuple(
        Constraint constraint,
        List<Variable> others,
        Map<Variable, Integer> chosen,
        TraceState state) {
      if (others.isEmpty()) {
        return constraint.isSatisfiedBy(
            constraint.scope().stream()
                .mapToInt(z -> chosen.getOrDefault(z, Integer.MIN_VALUE))
                .toArray());
      }
      Variable first = others.get(0);
      return values(state, first.index()).stream()
          .anyMatch(
              i -> {
                chosen.put(first, first.domain().valueAt(i));
                return hasTuple(constraint, others.subList(1, others.size()), chosen, state);
              });
    }

    private static int size(Variable z, TraceState state) {
      return state.size(z.index());
    }

    /** What all-different says of two of its variables; any other constraint as it is. */
    private static Constraint pairOf(Constraint constraint, Variable x, Variable y) {
      return constraint instanceof AllDifferent ? new NotEqual(x, y) : constraint;
    }

    private static boolean holds(
        Constraint constraint, Variable x, int a, Variable y, int b, TraceState state) {
      return constraint.isSatisfiedBy(
          constraint.scope().stream()
              .mapToInt(z -> z.equals(x) ? a : z.equals(y) ? b : onlyValue(z, state))
              .toArray());
    }

    private static int onlyValue(Variable z, TraceState state) {
      for (int i = 0; i < z.domain().size(); i++) {
        if (state.contains(z.index(), i)) {
          return z.domain().valueAt(i);
        }
      }
      throw new AssertionError(z + " has no value");
    }

    private boolean othersAreAssigned(int arc, TraceState state) {
      Constraint constraint =
          key.head(arc) == TraceEvent.NONE
              ? key.constraint(arc)
              : pairOf(key.constraint(arc), variable(key.tail(arc)), variable(key.head(arc)));
      return constraint.scope().stream()
          .allMatch(z -> state.assigned(z.index()) != TraceEvent.NONE);
    }

    private Variable variable(int x) {
      return trace.csp().variables().get(x);
    }

    private ImmutableList<Integer> values(TraceState state, int x) {
      return IntStream.range(0, variable(x).domain().size())
          .filter(i -> state.contains(x, i))
          .boxed()
          .collect(toImmutableList());
    }

    private String where(TraceEvent event) {
      return trace.csp() + ", " + composition + ", " + event;
    }
  }
}
