package org.cspworkbench.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Composition.LookAhead;
import org.cspworkbench.core.testing.Seek;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Recording.Goal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A trace tells exactly what happened: playing it ends where the kernel ended. */
final class TraceReplayTest {

  private static final String COMPOSITIONS = "org.cspworkbench.core.testing.Composition#everyPair";

  private static final ImmutableList<Case> PROBLEMS = Case.mixed(240);
  private static final Goal[] WITHOUT_RESTARTS = {
    Goal.FIRST_SOLUTION, Goal.ALL_SOLUTIONS, Goal.FIVE_NODES, Goal.FIVE_FAILS
  };

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void replayEndsInTheStateInWhichTheKernelEnded(Composition composition) {
    for (Case problem : PROBLEMS) {
      Goal goal = WITHOUT_RESTARTS[(int) problem.seed() % WITHOUT_RESTARTS.length];
      Detail detail =
          problem.seed() / WITHOUT_RESTARTS.length % 2 == 0 ? Detail.FINE : Detail.DECISIONS;
      replayEndsLikeTheRun(composition, problem, goal, detail);
    }
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("lookAheadsAndRestarts")
  void replayOfSeveralAttemptsEndsInTheStateInWhichTheKernelEnded(LookAhead lookAhead, Goal goal) {
    List<Composition> compositions =
        Composition.everyPair().filter(c -> c.lookAhead() == lookAhead).toList();
    for (Composition composition : compositions) {
      for (Case problem : PROBLEMS) {
        Detail detail = problem.seed() % 2 == 0 ? Detail.FINE : Detail.DECISIONS;
        replayEndsLikeTheRun(composition, problem, goal, detail);
      }
    }
  }

  static List<Arguments> lookAheadsAndRestarts() {
    List<Arguments> all = new ArrayList<>();
    for (LookAhead lookAhead : LookAhead.values()) {
      for (Goal goal :
          List.of(
              Goal.ATTEMPTS_UNTIL_A_CONTRADICTION,
              Goal.ATTEMPTS_OF_SOME_FAILS,
              Goal.ATTEMPTS_THAT_TEACH)) {
        all.add(Arguments.of(lookAhead, goal));
      }
    }
    return all;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void recordingChangesNeitherSolutionsNorCounters(Composition composition) {
    for (Case problem : PROBLEMS.subList(0, 120)) {
      Goal goal = Goal.turn(problem.seed());
      Solutions solutions = new Solutions();
      SearchResult off = Recording.unrecorded(composition, problem, goal, solutions);
      for (Detail detail : Detail.values()) {
        Recording on = Recording.of(composition, problem, goal, detail);
        assertThat(on.solutions()).as("%s, %s", problem, goal).isEqualTo(solutions.inOrder());
        assertThat(on.result().ending()).as("%s, %s", problem, goal).isEqualTo(off.ending());
        assertThat(Snapshot.allCounters(on.result().counters()))
            .as("%s, %s", problem, goal)
            .isEqualTo(Snapshot.allCounters(off.counters()));
      }
    }
  }

  /**
   * The two details differ in nothing but revisions and entries in work lists. Revisions are
   * counted in a trace without them as well: exactly, at every choice of a variable.
   */
  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void theCoarserTraceIsTheFinerOneWithoutRevisionsAndWorkLists(Composition composition) {
    for (Case problem : PROBLEMS.subList(0, 80)) {
      Goal goal = Goal.turn(problem.seed());
      Recording coarse = Recording.of(composition, problem, goal, Detail.DECISIONS);
      Recording fine = Recording.of(composition, problem, goal, Detail.FINE);
      assertThat(events(coarse)).as("%s, %s", problem, goal).isEqualTo(events(fine));
      assertThat(revisionsAtSelections(coarse))
          .as("%s, %s", problem, goal)
          .isEqualTo(revisionsAtSelections(fine));
    }
  }

  @ParameterizedTest
  @EnumSource(Detail.class)
  void everySolutionInTheTraceIsTheSolutionThatWasReported(Detail detail) {
    List<Composition> compositions = Composition.everyPair().toList();
    for (Case problem : PROBLEMS) {
      Composition composition = compositions.get((int) problem.seed() * 7 % compositions.size());
      Recording recording = Recording.of(composition, problem, Goal.ALL_SOLUTIONS, detail);
      List<ImmutableList<Integer>> inTrace = new ArrayList<>();
      TracePlayer player = recording.trace().player();
      while (Seek.next(player, Set.of(EventKind.SOLUTION))) {
        inTrace.add(valuesOf(player.state(), problem));
        TraceEvent event = player.lastEvent();
        assertThat(event).isNotNull();
        assertThat(event.number()).as("%s", problem).isEqualTo(inTrace.size());
      }
      assertThat(inTrace).as("%s, %s", problem, composition).isEqualTo(recording.solutions());
    }
  }

  private static void replayEndsLikeTheRun(
      Composition composition, Case problem, Goal goal, Detail detail) {
    String run = problem + ", " + composition + ", " + goal + ", " + detail;
    Recording recording = Recording.of(composition, problem, goal, detail);
    assertThat(recording.trace().isClosed()).as(run).isTrue();
    assertThat(recording.trace().hasGap()).as(run).isFalse();
    TraceState end = recording.played().state();
    recording.endsLikeTheKernel(end, run);

    Counters told = end.counters().copy();
    Counts counted = recording.result().counters().copy();
    if (detail == Detail.DECISIONS) {
      assertThat(told.revisions()).as(run).isLessThanOrEqualTo(counted.revisions());
      told.revisions = counted.revisions(); // those after the last selection are not told
    }
    assertThat(Snapshot.counters(told)).as(run).isEqualTo(Snapshot.counters(counted));
    Counts known = recording.trace().finalCounters();
    assertThat(known).isNotNull();
    assertThat(Snapshot.allCounters(known))
        .as(run)
        .isEqualTo(Snapshot.allCounters(recording.result().counters()));
  }

  private static List<TraceEvent> events(Recording recording) {
    List<TraceEvent> events = new ArrayList<>();
    TracePlayer player = recording.trace().player();
    while (player.stepForward()) {
      TraceEvent e = player.lastEvent();
      if (e != null && !e.kind().isFine()) {
        events.add(
            new TraceEvent(
                0,
                e.kind(),
                e.variable(),
                e.value(),
                e.previous(),
                e.arc(),
                e.number(),
                e.prunings(),
                e.levels(),
                e.half()));
      }
    }
    return events;
  }

  private static List<Long> revisionsAtSelections(Recording recording) {
    List<Long> revisions = new ArrayList<>();
    TracePlayer player = recording.trace().player();
    while (Seek.next(player, Set.of(EventKind.SELECT))) {
      revisions.add(player.state().counters().revisions());
    }
    return revisions;
  }

  private static ImmutableList<Integer> valuesOf(TraceState state, Case problem) {
    return problem.csp().variables().stream()
        .map(x -> x.domain().valueAt(state.assigned(x.index())))
        .collect(ImmutableList.toImmutableList());
  }
}
