package org.cspworkbench.presentation.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.lesson.LessonRun;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The displayed state depends on the position only, not on the way to it. */
class PlaybackTest {

  private static final String SOLVERS = "org.cspworkbench.presentation.Runs#solvers";

  private final Trace trace =
      Runs.trace(Runs.solver("forward-checking"), Runs.sudoku(Runs.EASY), Detail.DECISIONS);
  private final Trace searched =
      Runs.trace(Runs.solver("mac"), Runs.sudoku(Runs.HARD), Detail.DECISIONS);

  @ParameterizedTest(name = "{0}")
  @MethodSource(SOLVERS)
  void aJumpReachesTheSameStateAsSteps(Solver solver) {
    Random random = new Random(solver.about().id().hashCode());
    for (Problem problem : Runs.problems()) {
      Trace trace = Runs.trace(solver, problem, Detail.DECISIONS);
      Playback playback = new Playback(trace);
      for (int i = 0; i < 20; i++) {
        int position = random.nextInt(trace.length() + 1);
        playback.seek(position);
        assertThat(TraceView.of(playback.player()))
            .as("%s at %d", problem.csp(), position)
            .isEqualTo(TraceView.of(steppedTo(trace, position)));
      }
    }
  }

  /** For every loop and delay, playback shows exactly the positions of the loop. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 200})
  void playbackRepeatsTheLoop(int delay) {
    Random random = new Random(delay);
    for (int i = 0; i < 20; i++) {
      int from = random.nextInt(trace.length() - 3);
      int to = Math.min(trace.length(), from + 1 + random.nextInt(12));
      Playback playback = new Playback(trace);
      playback.setDelay(delay);
      playback.setDelayUnit(DelayUnit.EVENT);
      playback.setLoop(Loop.none().from(from).to(to));
      playback.play();
      int turns = 0;
      long now = 1;
      while (turns < 3) {
        int before = playback.position();
        playback.tick(now += TimeUnit.MILLISECONDS.toNanos(16));
        assertThat(playback.position()).as("%s to %s", from, to).isBetween(from, to);
        assertThat(playback.isPlaying()).isTrue();
        turns += playback.position() < before ? 1 : 0;
      }
    }
  }

  @Test
  void aLoopWithoutMarksIsTheWholeTraceAndWithoutALoopPlaybackEnds() {
    Playback playback = new Playback(trace);
    playback.setDelay(0);
    playback.setLoop(Loop.none().switched());
    playback.play();
    playback.tick(1);
    assertThat(playback.position()).isEqualTo(trace.length());
    assertThat(playback.isPlaying()).isTrue();
    playback.tick(2);
    assertThat(playback.position()).isZero();
    playback.setLoop(playback.loop().switched());
    playback.tick(3);
    assertThat(playback.isAtEnd()).isTrue();
    assertThat(playback.isPlaying()).isFalse();
  }

  @Test
  void anEndOfTheLoopOnTheWrongSideOfTheOtherResetsTheOther() {
    Loop loop = Loop.none().from(10).to(20);
    assertThat(loop.from(30)).isEqualTo(Loop.none().from(30));
    assertThat(loop.to(5)).isEqualTo(Loop.none().to(5));
    assertThat(loop.to(0)).isEqualTo(loop);
    assertThat(loop.switched().isMarked()).isTrue();
  }

  private static TracePlayer steppedTo(Trace trace, int position) {
    TracePlayer player = trace.player();
    while (player.position() < position) {
      player.stepForward();
    }
    return player;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(SOLVERS)
  void aStepBackIsTheInverseOfAStep(Solver solver) {
    Random random = new Random(7);
    for (Problem problem : Runs.problems()) {
      for (Detail detail : Detail.values()) {
        Trace trace = Runs.trace(solver, problem, detail);
        Playback playback = new Playback(trace);
        for (int i = 0; i < 20; i++) {
          playback.seek(random.nextInt(trace.length() + 1));
          playback.fineStepBack(); // no step ends after a change of the queue
          TraceView before = TraceView.of(playback.player());
          playback.fineStep();
          if (playback.position() > before.position()) {
            playback.fineStepBack();
          }
          assertThat(TraceView.of(playback.player())).isEqualTo(before);
        }
      }
    }
  }

  /** Six arcs are revised, and nothing is removed, before the first value is tried. */
  @Test
  void aFineStepLeadsFromRevisionToRevision() {
    LessonRun run = ShippedLesson.find("not-equal").orElseThrow().read().runs().get(0);
    Trace trace = Runs.trace(run.solver(), run.problem(), Detail.FINE);
    Playback playback = new Playback(trace);
    for (int revisions = 1; revisions <= 6; revisions++) {
      playback.fineStep();
      assertThat(trace.kind(playback.position() - 1)).isEqualTo(EventKind.REVISE);
      assertThat(playback.player().state().counters().revisions()).isEqualTo(revisions);
    }
    playback.fineStep();
    assertThat(trace.kind(playback.position() - 1).isFine()).isFalse();
    playback.fineStepBack();
    assertThat(playback.player().state().counters().revisions()).isEqualTo(6);
  }

  @Test
  void aStepSkipsEventsOfFineDetail() {
    Trace fine = Runs.trace(Runs.solver("mac"), Runs.sudoku(Runs.EASY), Detail.FINE);
    Playback playback = new Playback(fine);
    for (int i = 0; i < 50; i++) {
      playback.step();
      EventKind kind = fine.kind(playback.position() - 1);
      assertThat(kind.isFine()).isFalse();
    }
    int there = playback.position();
    playback.step();
    playback.stepBack();
    assertThat(playback.position()).isEqualTo(there);
  }

  @Test
  void ifTheUnitIsTheEventEachIsShownForTheDelay() {
    Playback playback = playing(trace, 40);
    playback.setDelayUnit(DelayUnit.EVENT);
    Clock clock = new Clock(playback);
    for (int event = 1; event <= 30; event++) {
      clock.pass(40);
      assertThat(playback.position()).isEqualTo(event);
    }
  }

  /** The unit of the delay is the decision: decisions take delay times their number. */
  @Test
  void ifTheUnitIsTheDecisionEachTakesTheDelayWithItsConsequences() {
    Problem queens = new Problem.General(Queens.pairwise(20)); // at most 43 events a decision
    Playback playback = playing(Runs.trace(Runs.solver("mac"), queens, Detail.DECISIONS), 64);
    playback.next(Landmark.DECISION);
    playback.play();
    Clock clock = new Clock(playback);
    long first = decisions(playback);
    for (int i = 1; i <= 40; i++) {
      clock.pass(64);
      assertThat(decisions(playback)).isBetween(first + i - 1, first + i);
    }
    assertThat(decisions(playback)).isGreaterThanOrEqualTo(first + 39);
  }

  /** A run without a decision is visible: each event is shown for a tenth of the delay. */
  @Test
  void aRunWithoutADecisionIsNotOverBeforeItIsSeen() {
    Trace propagated = Runs.trace(Runs.solver("ac3"), Runs.sudoku(Runs.EASY), Detail.DECISIONS);
    Playback playback = playing(propagated, 200);
    Clock clock = new Clock(playback);
    clock.pass(19);
    assertThat(playback.position()).isZero();
    for (int tenths = 11; playback.isPlaying(); tenths++) { // the start is shown for one delay
      clock.pass(20);
      assertThat(playback.position()).isLessThanOrEqualTo(tenths);
      assertThat(tenths).isLessThan(propagated.length() + 30);
    }
    assertThat(playback.isAtEnd()).isTrue();
  }

  /**
   * Decisions with few consequences take the delay; without a decision, or with many consequences,
   * every removal takes at least its tenth.
   */
  @ParameterizedTest(name = "{0}")
  @MethodSource(SOLVERS)
  void onlyLongConsequencesTakeMoreThanTheDelay(Solver solver) {
    int delay = 1_000_000;
    for (Problem problem : Runs.problems()) {
      Trace trace = Runs.trace(solver, problem, Detail.DECISIONS);
      Pace pace = new Pace(trace);
      int end;
      for (int start = 0; start < trace.length(); start = end) {
        end = start + 1;
        while (end < trace.length() && !isDecision(trace.kind(end))) {
          end++;
        }
        int[] removals =
            IntStream.range(start, end)
                .filter(event -> Pace.isRemoval(trace.kind(event)))
                .toArray();
        long tenth = delay / Math.max(10, removals.length / Pace.MOST_DELAYS);
        if (removals.length > Pace.FEW || !isDecision(trace.kind(start))) {
          assertThat(IntStream.of(removals))
              .as("%s at %d", problem.csp(), start)
              .allMatch(event -> pace.stay(event + 1, delay) >= tenth);
        } else {
          long sum =
              IntStream.range(start, end).mapToLong(event -> pace.stay(event + 1, delay)).sum();
          assertThat(sum).as("at %d", start).isBetween(900_000L, 1_000_000L);
        }
      }
    }
  }

  private static boolean isDecision(EventKind kind) {
    return kind == EventKind.TRY || kind == EventKind.MOVE;
  }

  private static long decisions(Playback playback) {
    return playback.player().state().counters().nodes();
  }

  /**
   * The contradiction of a decision is visible for some frames, however many events the decision
   * has.
   */
  @Test
  void everyContradictionIsVisible() {
    Playback playback = playing(searched, 500);
    Clock clock = new Clock(playback);
    boolean[] seen = new boolean[searched.length() + 1];
    for (int frame = 0; frame < 3000; frame++) {
      clock.pass(16);
      seen[playback.position()] = true;
    }
    assertThat(IntStream.range(0, playback.position() - 1))
        .filteredOn(p -> Landmark.CONTRADICTION.isAt(searched, p))
        .isNotEmpty()
        .allMatch(p -> seen[p + 1]);
  }

  @Test
  void withoutDelayTheNewestEventIsShown() {
    Playback playback = playing(trace, 0);
    new Clock(playback).pass(16);
    assertThat(playback.position()).isEqualTo(trace.length());
    assertThat(playback.isPlaying()).isFalse();
    assertThat(playback.isAtEnd()).isTrue();
  }

  @Test
  void atTheEndPlaybackStartsAgain() {
    Playback playback = new Playback(trace);
    playback.toEnd();
    playback.play();
    assertThat(playback.position()).isZero();
    assertThat(playback.isPlaying()).isTrue();
  }

  @Test
  void afterABusyPeriodNoEventIsSkipped() {
    Playback playback = playing(trace, 50);
    playback.setDelayUnit(DelayUnit.EVENT);
    Clock clock = new Clock(playback);
    clock.jump(60_000);
    assertThat(playback.position()).isLessThanOrEqualTo(2);
  }

  @Test
  void manualNavigationPausesPlayback() {
    Playback playback = new Playback(trace);
    for (Runnable move :
        new Runnable[] {
          playback::step,
          playback::stepBack,
          playback::toStart,
          playback::toEnd,
          () -> playback.next(Landmark.DECISION),
          () -> playback.previous(Landmark.DECISION)
        }) {
      playback.play();
      move.run();
      assertThat(playback.isPlaying()).isFalse();
    }
  }

  @ParameterizedTest
  @EnumSource
  void landmarksAreVisitedInOrderInBothDirections(Landmark landmark) {
    int[] expected =
        IntStream.range(0, searched.length())
            .filter(p -> landmark.isAt(searched, p))
            .limit(30)
            .map(p -> p + 1)
            .toArray();
    assertThat(expected).isNotEmpty();
    Playback playback = new Playback(searched);
    for (int position : expected) {
      assertThat(playback.next(landmark)).isTrue();
      assertThat(playback.position()).isEqualTo(position);
    }
    for (int i = expected.length - 2; i >= 0; i--) {
      assertThat(playback.previous(landmark)).isTrue();
      assertThat(playback.position()).isEqualTo(expected[i]);
    }
    assertThat(playback.previous(landmark)).isFalse();
    assertThat(playback.position()).isEqualTo(expected[0]);
  }

  /**
   * A refutation that follows from an empty domain is not a second contradiction: there are as many
   * as fails.
   */
  @Test
  void thereAreAsManyContradictionsAsFails() {
    for (Solver solver : Runs.solvers()) {
      for (Problem problem : Runs.problems()) {
        Trace trace = Runs.trace(solver, problem, Detail.DECISIONS);
        long contradictions =
            IntStream.range(0, trace.length())
                .filter(p -> Landmark.CONTRADICTION.isAt(trace, p))
                .count();
        Playback playback = new Playback(trace);
        playback.toEnd();
        assertThat(contradictions)
            .as("%s on %s", solver.about().id(), problem.csp())
            .isEqualTo(playback.player().state().counters().fails());
      }
    }
  }

  private static Playback playing(Trace trace, int delay) {
    Playback playback = new Playback(trace);
    playback.setDelay(delay);
    playback.play();
    return playback;
  }

  /** A clock with a frame every 4 ms. */
  private static final class Clock {
    private final Playback playback;
    private long nanos = 1_000;

    Clock(Playback playback) {
      this.playback = playback;
      playback.tick(nanos);
    }

    void pass(int millis) {
      for (int i = 0; i < millis / 4; i++) {
        jump(4);
      }
    }

    void jump(int millis) {
      nanos += TimeUnit.MILLISECONDS.toNanos(millis);
      playback.tick(nanos);
    }
  }
}
