package org.cspworkbench.core.trace;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Composition.LookAhead;
import org.cspworkbench.core.testing.Composition.Order;
import org.cspworkbench.core.testing.Composition.RootFilter;
import org.cspworkbench.core.testing.Composition.Values;
import org.cspworkbench.core.testing.RandomCsp;
import org.cspworkbench.core.trace.Recording.Goal;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** At one position there is one state, by whatever way a player has come there. */
final class TracePlayerTest {

  private static final String LOOK_AHEADS =
      "org.cspworkbench.core.testing.Composition$LookAhead#unlikeEachOther";

  private static final String COMPOSITIONS = "org.cspworkbench.core.testing.Composition#everyPair";

  private static final Case SEVEN_QUEENS = Case.of(5, Queens.pairwise(7));
  private static final Case EIGHT_QUEENS = Case.of(5, Queens.pairwise(8));

  private static final ImmutableList<Case> PROBLEMS =
      Case.mixed(100).stream()
          .filter(problem -> problem.solutions().size() <= 60)
          .collect(ImmutableList.toImmutableList());

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void steppingBackShowsTheStatesOfSteppingForwardDownToTheFirst(Composition composition) {
    for (int i = composition.toString().hashCode() & 7; i < PROBLEMS.size(); i += 8) {
      Case problem = PROBLEMS.get(i);
      Goal goal = Goal.turn(problem.seed() + i / 8);
      for (Detail detail : Detail.values()) {
        stepsBackToTheStart(Recording.of(composition, problem, goal, detail).trace());
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  @Tag("slow")
  void steppingBackShowsTheStatesOfSteppingForwardInManyMoreRuns(Composition composition) {
    for (Case problem : Case.mixed(150)) {
      for (Goal goal : Goal.values()) {
        for (Detail detail : Detail.values()) {
          stepsBackToTheStart(Recording.of(composition, problem, goal, detail).trace());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource(LOOK_AHEADS)
  void steppingBackCrossesKeyframes(LookAhead lookAhead) {
    stepsBackToTheStart(longTrace(lookAhead, Branching.BINARY));
  }

  @ParameterizedTest
  @MethodSource(LOOK_AHEADS)
  @Tag("slow")
  void steppingBackCrossesKeyframesOfDWayBranching(LookAhead lookAhead) {
    stepsBackToTheStart(longTrace(lookAhead, Branching.D_WAY));
  }

  @ParameterizedTest
  @MethodSource(LOOK_AHEADS)
  void seekingToTwoHundredPositionsShowsWhatSteppingShows(LookAhead lookAhead) {
    Trace trace = longTrace(lookAhead, Branching.BINARY);
    List<Snapshot> stepped = snapshots(trace);
    RandomStream random = new RandomStream(31);
    TracePlayer old = trace.player();
    TracePlayer fresh = trace.player();
    for (int jump = 0; jump < 200; jump++) {
      int target = random.nextInt(trace.length() + 1);
      old.seek(target);
      assertThat(old.position()).isEqualTo(target);
      assertThat(snapshot(old)).as("jump %d to %d", jump, target).isEqualTo(stepped.get(target));
      if (jump % 20 == 0) {
        fresh = trace.player();
      }
      fresh.seek(target);
      assertThat(snapshot(fresh)).as("jump %d to %d", jump, target).isEqualTo(stepped.get(target));
      assertThat(fresh.lastEvent()).as("event before %d", target).isEqualTo(old.lastEvent());
    }
  }

  @ParameterizedTest
  @MethodSource(LOOK_AHEADS)
  void playersOfOneTraceThatGoTheirOwnWaysAgreeWhereverTheyMeet(LookAhead lookAhead) {
    Trace trace = longTrace(lookAhead, Branching.D_WAY);
    List<Snapshot> stepped = snapshots(trace);
    TracePlayer one = trace.player();
    TracePlayer other = trace.player();
    RandomStream random = new RandomStream(17);
    for (int move = 0; move < 2000; move++) {
      for (TracePlayer player : List.of(one, other)) {
        moveSomewhere(player, random);
        assertThat(snapshot(player)).as("move %d", move).isEqualTo(stepped.get(player.position()));
      }
    }
  }

  @Test
  void wideDomainsAreSteppedBackToo() {
    for (long seed = 0; seed < 4; seed++) {
      Case problem = Case.of(seed, RandomCsp.wideWithGivens(seed));
      for (LookAhead lookAhead : LookAhead.unlikeEachOther()) {
        Composition composition =
            new Composition(
                lookAhead, RootFilter.AC3, Branching.BINARY, Order.MRV, Values.ASCENDING);
        Recording recording =
            Recording.of(composition, problem, Goal.FIRST_SOLUTION, Detail.DECISIONS);
        recording.endsLikeTheKernel(recording.played().state(), problem + ", " + lookAhead);
        stepsBackToTheStart(recording.trace());
      }
    }
  }

  @Test
  void beforeTheFirstEventEveryVariableHasItsInitialDomain() {
    for (Case problem : PROBLEMS) {
      Recording recording = Recording.of(plain(), problem, Goal.FIRST_SOLUTION, Detail.FINE);
      TracePlayer player = recording.trace().player();
      Csp csp = problem.csp();
      assertThat(player.position()).isZero();
      assertThat(player.lastEvent()).isNull();
      assertThat(player.stepBack()).isFalse();
      assertThat(player.state().depth()).isZero();
      for (Variable x : csp.variables()) {
        assertThat(
                IntStream.range(0, x.domain().size())
                    .filter(i -> player.state().contains(x.index(), i))
                    .map(x.domain()::valueAt))
            .as("%s, %s", problem, x)
            .containsExactly(startingValues(csp, x));
      }
    }
  }

  @Test
  void seekingOutsideTheTraceIsRefused() {
    Trace trace = Recording.of(plain(), SEVEN_QUEENS, Goal.FIRST_SOLUTION, Detail.FINE).trace();
    TracePlayer player = trace.player();
    assertThatThrownBy(() -> player.seek(trace.length() + 1))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> player.seek(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    player.seek(trace.length());
    assertThat(player.stepForward()).isFalse();
  }

  private static void stepsBackToTheStart(Trace trace) {
    TracePlayer player = trace.player();
    List<Snapshot> forwards = new ArrayList<>(List.of(snapshot(player)));
    List<TraceEvent> events = new ArrayList<>();
    while (player.stepForward()) {
      forwards.add(snapshot(player));
      TraceEvent event = requireNonNull(player.lastEvent());
      events.add(event);
      namesTheVariableAndTheArcOf(event, trace);
    }
    assertThat(forwards).hasSize(trace.length() + 1);
    while (player.position() > 0) {
      assertThat(player.lastEvent())
          .as("%s, before %d", trace.csp(), player.position())
          .isEqualTo(events.get(player.position() - 1));
      assertThat(player.stepBack()).isTrue();
      assertThat(snapshot(player))
          .as("%s, at %d, before %s", trace.csp(), player.position(), events.get(player.position()))
          .isEqualTo(forwards.get(player.position()));
    }
    assertThat(player.stepBack()).isFalse();
  }

  /** A trace names them without a player. */
  private static void namesTheVariableAndTheArcOf(TraceEvent event, Trace trace) {
    int position = event.position();
    int variable = event.kind() == EventKind.JUMP ? TraceEvent.NONE : event.variable();
    boolean hasArc = event.kind() == EventKind.PRUNE;
    if (trace.variable(position) != variable || (hasArc && trace.arc(position) != event.arc())) {
      fail("%s, %s: %d, %d", trace.csp(), event, trace.variable(position), trace.arc(position));
    }
  }

  @ParameterizedTest
  @MethodSource(LOOK_AHEADS)
  void changesAreTheVariablesThatDifferBetweenTwoLooks(LookAhead lookAhead) {
    Trace trace = longTrace(lookAhead, Branching.BINARY);
    TracePlayer player = trace.player();
    TraceChanges changes = new TraceChanges(player);
    RandomStream random = new RandomStream(23);
    int variables = trace.csp().variables().size();
    assertThat(changed(changes)).hasSize(variables);
    for (int look = 0; look < 200; look++) {
      List<String> before = contents(player.state(), trace.csp());
      if (look % 3 == 0) {
        player.seek(random.nextInt(trace.length() + 1));
      } else {
        moveSomewhere(player, random);
      }
      List<String> after = contents(player.state(), trace.csp());
      assertThat(changed(changes))
          .as("look %d", look)
          .containsAll(
              IntStream.range(0, variables)
                  .filter(x -> !before.get(x).equals(after.get(x)))
                  .boxed()
                  .toList());
      assertThat(changed(changes)).isEmpty();
    }
  }

  private static Set<Integer> changed(TraceChanges changes) {
    Set<Integer> changed = new HashSet<>();
    changes.look(changed::add);
    return changed;
  }

  /** The value and the remaining values of each variable. */
  private static List<String> contents(TraceState state, Csp csp) {
    return csp.variables().stream()
        .map(
            x ->
                state.assigned(x.index())
                    + ":"
                    + IntStream.range(0, x.domain().size())
                        .filter(i -> state.isLeft(x.index(), i))
                        .boxed()
                        .toList())
        .toList();
  }

  private static void moveSomewhere(TracePlayer player, RandomStream random) {
    switch (random.nextInt(6)) {
      case 0 -> player.seek(random.nextInt(player.trace().length() + 1));
      case 1, 2 -> player.stepBack();
      default -> player.stepForward();
    }
  }

  /** A trace that spans several keyframes. */
  private static Trace longTrace(LookAhead lookAhead, Branching branching) {
    Composition composition =
        new Composition(
            lookAhead, RootFilter.NO_OTHER, branching, Order.LEXICOGRAPHIC, Values.ASCENDING);
    boolean prunesWell = lookAhead.compareTo(LookAhead.FORWARD_CHECKING) > 0;
    Case problem = prunesWell ? EIGHT_QUEENS : SEVEN_QUEENS;
    Trace trace = Recording.of(composition, problem, Goal.ALL_SOLUTIONS, Detail.DECISIONS).trace();
    assertThat(trace.length()).isGreaterThan(2 * TraceState.keyframeInterval(trace));
    return trace;
  }

  /** The values of {@code x} that are given and satisfy the constraints on it alone. */
  private static Integer[] startingValues(Csp csp, Variable x) {
    return csp.initialDomain(x)
        .values()
        .filter(
            value ->
                csp.constraints().stream()
                    .filter(c -> ImmutableSet.copyOf(c.scope()).equals(ImmutableSet.of(x)))
                    .allMatch(
                        c -> c.isSatisfiedBy(c.scope().stream().mapToInt(y -> value).toArray())))
        .boxed()
        .toArray(Integer[]::new);
  }

  private static Composition plain() {
    return new Composition(
        LookAhead.BACKWARD_CHECKING,
        RootFilter.NO_OTHER,
        Branching.D_WAY,
        Order.LEXICOGRAPHIC,
        Values.ASCENDING);
  }

  /** The state at every position, by stepping. */
  private static List<Snapshot> snapshots(Trace trace) {
    TracePlayer player = trace.player();
    List<Snapshot> all = new ArrayList<>(List.of(snapshot(player)));
    while (player.stepForward()) {
      all.add(snapshot(player));
    }
    return all;
  }

  private static Snapshot snapshot(TracePlayer player) {
    return Snapshot.of(player.state(), player.trace().csp());
  }
}
