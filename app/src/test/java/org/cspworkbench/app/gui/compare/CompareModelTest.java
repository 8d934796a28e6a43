package org.cspworkbench.app.gui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.cspworkbench.app.timing.MachineClocks;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.comparison.Column;
import org.cspworkbench.presentation.comparison.Standings;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.solvers.wfc.WaveFunctionCollapse;
import org.cspworkbench.viewer.compare.Badge;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.ComparedTable;
import org.cspworkbench.viewer.compare.ComparisonRequest;
import org.cspworkbench.viewer.compare.Contender;
import org.cspworkbench.viewer.compare.Lock;
import org.cspworkbench.viewer.compare.LockedPlayback;
import org.cspworkbench.viewer.compare.PlaceMapping;
import org.cspworkbench.viewer.problem.OptionsModel;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.RunSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests of several solvers on one problem with synchronized boards. */
class CompareModelTest {

  /** A fast protocol; the measurement itself is tested elsewhere. */
  private static final Protocol QUICK = new Protocol(Duration.ZERO, 2, Duration.ofSeconds(20));

  private final CompareModel model =
      new CompareModel(Runs.THREADS, CompareModel.ALL_TRACES, QUICK, MachineClocks::get);

  @AfterEach
  void stop() {
    model.stop();
  }

  private static Reading.Opened puzzle(String line) {
    return (Reading.Opened) PuzzleEntry.ofText("Puzzle", "Text", line);
  }

  private void openAndAwait(String line) throws InterruptedException {
    model.open(puzzle(line));
    awaitRuns();
  }

  private void awaitRuns() throws InterruptedException {
    Runs.await(
        "all have run",
        () -> {
          model.refresh(System.nanoTime());
          return model.contenders().stream().noneMatch(Contender::isRunning);
        });
    model.refresh(System.nanoTime());
  }

  private void awaitTimes() throws InterruptedException {
    Runs.await(
        "all are timed",
        () -> {
          model.refresh(System.nanoTime());
          return model.contenders().stream().allMatch(each -> each.time().isPresent())
              && !model.isAtWork();
        });
  }

  private TracePlayer player(int index) {
    return model.contenders().get(index).player().orElseThrow();
  }

  /** Counts the decisions one by one, independently of the model. */
  private static long decisions(Trace trace, int to) {
    long decisions = 0;
    for (int p = 0; p < to; p++) {
      EventKind kind = trace.kind(p);
      decisions +=
          kind == EventKind.TRY || kind == EventKind.MOVE || kind == EventKind.TECHNIQUE ? 1 : 0;
    }
    return decisions;
  }

  @Test
  void lockedByEventAllHaveReplayedTheSameNumber() throws InterruptedException {
    openAndAwait(Runs.EASY);
    model.setLock(Lock.EVENT);
    Random random = new Random(1);
    for (int i = 0; i < 50; i++) {
      int place = random.nextInt((int) model.playback().end() + 1);
      model.playback().seek(place);
      for (int k = 0; k < 4; k++) {
        assertThat(player(k).position()).isEqualTo(Math.min(place, player(k).trace().length()));
      }
    }
  }

  @Test
  void lockedByDecisionAllHaveMadeTheSameNumber() throws InterruptedException {
    openAndAwait(Runs.HARD);
    for (int place : new int[] {1, 2, 17, 140, 1000, 5000}) {
      model.playback().seek(place);
      for (int k = 0; k < 4; k++) {
        Trace trace = player(k).trace();
        long all = decisions(trace, trace.length());
        assertThat(decisions(trace, player(k).position())).isEqualTo(Math.min(place, all));
      }
    }
  }

  @Test
  void lockedByTimeEachHasItsShareOfTheTimeMeasured() throws InterruptedException {
    openAndAwait(Runs.HARD);
    awaitTimes();
    model.setLock(Lock.REAL_TIME);
    for (double part : new double[] {0, 0.1, 0.5, 0.9, 1}) {
      double nanos = part * model.playback().end();
      model.playback().seek(nanos);
      for (int k = 0; k < 4; k++) {
        Contender contender = model.contenders().get(k);
        long own = contender.time().orElseThrow().median();
        int length = player(k).trace().length();
        int expected = (int) Math.min(length, nanos / own * length + 1e-6);
        assertThat(player(k).position()).isEqualTo(expected);
      }
    }
  }

  /** Moving to the first place of a position shows that position, for every lock. */
  @ParameterizedTest
  @EnumSource(Lock.class)
  void everyPositionHasAPlaceThatShowsIt(Lock lock) throws InterruptedException {
    openAndAwait(Runs.HARD);
    awaitTimes();
    Random random = new Random(2);
    for (Contender contender : model.contenders()) {
      PlaceMapping course = contender.course(lock).orElseThrow();
      int length = contender.player().orElseThrow().trace().length();
      double before = -1;
      for (int i = 0; i < 200; i++) {
        int position = i < 100 ? Math.min(i, length) : random.nextInt(length + 1);
        assertThat(course.positionAt(course.placeOf(position)))
            .as("%s at %d", contender.solver().about().id(), position)
            .isEqualTo(position);
      }
      for (int position = 0; position < Math.min(2000, length); position++) {
        double place = course.placeOf(position);
        assertThat(place).isGreaterThanOrEqualTo(before);
        before = place;
      }
    }
  }

  @Test
  void changingTheLockKeepsTheForemostBoardInPlace() throws InterruptedException {
    openAndAwait(Runs.HARD);
    awaitTimes();
    model.playback().seek(500);
    for (int i = 0; i < 3; i++) {
      TracePlayer foremost = foremost();
      int position = foremost.position();
      model.setNextLock();
      assertThat(foremost.position()).as("%s", model.playback().lock()).isEqualTo(position);
    }
  }

  /**
   * Returns the board with the longest remaining run; on the time scale this depends on the
   * measurements.
   */
  private TracePlayer foremost() {
    LockedPlayback playback = model.playback();
    return model.contenders().stream()
        .max(
            Comparator.comparingDouble(
                each -> each.course(playback.lock()).orElseThrow().end() - playback.place()))
        .flatMap(Contender::player)
        .orElseThrow();
  }

  @Test
  void theBadgesShowTheRanks() throws InterruptedException {
    openAndAwait(Runs.HARD);
    model.playback().toEnd();
    model.refresh(System.nanoTime());
    Set<String> words = new HashSet<>();
    for (Contender contender : model.contenders()) {
      Badge badge = model.badge(contender);
      assertThat(badge.kind()).isEqualTo(Badge.Kind.FINISHED);
      words.add(badge.word());
    }
    assertThat(words).containsExactlyInAnyOrder("1st", "2nd", "3rd", "4th");
    assertThat(model.badge(model.contenders().get(3)).word()).isEqualTo("1st");
    model.playback().toStart();
    assertThat(model.badge(model.contenders().get(3)).word()).isEqualTo("0 %");
  }

  @Test
  void contendersWithoutAnAnswerHaveNoRank() throws InterruptedException {
    model.choose(0, Runs.solver("wfc-greedy"));
    model.choose(1, Runs.solver("singles"));
    openAndAwait(Runs.HARD);
    model.playback().toEnd();
    model.refresh(System.nanoTime());
    for (int k = 0; k < 2; k++) {
      assertThat(model.badge(model.contenders().get(k)).kind()).isEqualTo(Badge.Kind.CUT_OFF);
      Standings standings = model.standings(Standings.Extent.WHOLE_RUN);
      Standings.Row row = standings.rows().get(k);
      assertThat(row.isCutOff()).isTrue();
      assertThat(standings.columns()).noneMatch(column -> standings.isBest(row, column));
    }
  }

  @Test
  void aPuzzleWithoutASolutionIsProvedToHaveNone() throws InterruptedException {
    openAndAwait(Runs.UNSATISFIABLE);
    model.playback().toEnd();
    model.refresh(System.nanoTime());
    assertThat(model.contenders()).allMatch(each -> model.badge(each).word().equals("no solution"));
  }

  @Test
  void localSearchIsNotBestInFiguresOfTheTree() throws InterruptedException {
    model.choose(0, Runs.solver("min-conflicts"));
    openAndAwait(Runs.EASY);
    for (Standings.Extent extent : Standings.Extent.values()) {
      Standings.Row row = model.standings(extent).rows().get(0);
      assertThat(row.figure(Column.NODES)).isEmpty();
      assertThat(row.figure(Column.FAILS)).isEmpty();
      assertThat(row.figure(Column.BACKTRACKS)).isEmpty();
    }
  }

  @Test
  void theSmallestFigureIsTheBestButOfPruningsAndRevisions() throws InterruptedException {
    openAndAwait(Runs.HARD);
    awaitTimes(); // a single time is not the best one
    Standings standings = model.standings(Standings.Extent.WHOLE_RUN);
    for (Column column : standings.columns()) {
      long least =
          standings.rows().stream()
              .flatMapToLong(row -> row.figure(column).stream())
              .min()
              .orElse(-1);
      for (Standings.Row row : standings.rows()) {
        boolean isLeast = row.figure(column).orElse(-2) == least;
        assertThat(standings.isBest(row, column))
            .isEqualTo(isLeast && column != Column.PRUNINGS && column != Column.REVISIONS);
      }
    }
  }

  /**
   * AC-3 before plain backtracking revises little and then checks pairs one by one; options of
   * exact cover are not values; and a complete search needs one attempt in any case.
   */
  @Test
  void figuresOfDifferentWorkAreNotBest() throws InterruptedException {
    model.setCount(2);
    for (String[] pair :
        new String[][] {
          {"ac3", "forward-checking", "REVISIONS"},
          {"exact-cover", "backtracking", "NODES"},
          {"mac", "wfc", "ATTEMPTS"}
        }) {
      model.choose(0, Runs.solver(pair[0]));
      model.choose(1, Runs.solver(pair[1]));
      openAndAwait(Runs.HARD);
      Standings standings = model.standings(Standings.Extent.WHOLE_RUN);
      Column column = Column.valueOf(pair[2]);
      Standings.Row row = standings.rows().get(0);
      assertThat(row.figure(column).orElseThrow())
          .as(pair[0])
          .isLessThan(standings.rows().get(1).figure(column).orElseThrow());
      assertThat(standings.isBest(row, column)).as(pair[0]).isFalse();
    }
  }

  /** At a decision that all have made, one run is finished and another one has hardly begun. */
  @Test
  void noFigureOfAPartOfTheRunsIsBest() throws InterruptedException {
    openAndAwait(Runs.HARD);
    model.playback().seek(30);
    Standings soFar = model.standings(Standings.Extent.SO_FAR);
    assertThat(soFar.rows())
        .allMatch(row -> soFar.columns().stream().noneMatch(column -> soFar.isBest(row, column)));
  }

  @Test
  void playbackAdvancesOneUnitPerDelay() throws InterruptedException {
    openAndAwait(Runs.HARD);
    LockedPlayback playback = model.playback();
    playback.toStart();
    playback.setDelay(50);
    playback.playOrPause();
    long now = System.nanoTime();
    playback.tick(now);
    for (int frame = 1; frame <= 10; frame++) {
      playback.tick(now + TimeUnit.MILLISECONDS.toNanos(100L * frame));
    }
    assertThat(playback.place()).isBetween(19.999, 20.001);
    assertThat(playback.isPlaying()).isTrue();
    playback.setDelay(0);
    playback.tick(now + TimeUnit.MILLISECONDS.toNanos(1100));
    assertThat(playback.place()).isEqualTo(playback.end());
    assertThat(playback.isPlaying()).isFalse();
  }

  @Test
  void aStepIsOneUnitAndAFineStepOneEventOfAnyBoard() throws InterruptedException {
    openAndAwait(Runs.HARD);
    LockedPlayback playback = model.playback();
    playback.seek(10);
    playback.step();
    assertThat(playback.place()).isEqualTo(11);
    playback.stepBack();
    assertThat(playback.place()).isEqualTo(10);
    int before = positions();
    playback.fineStep();
    assertThat(positions()).isGreaterThan(before);
    playback.fineStepBack();
    assertThat(playback.place()).isBetween(10 - 1e-9, 10 + 1e-9);
    playback.next(Landmark.SOLUTION);
    assertThat(model.contenders().stream().filter(Contender::isAtEnd).count()).isEqualTo(1);
  }

  private int positions() {
    return model.contenders().stream()
        .mapToInt(each -> each.player().orElseThrow().position())
        .sum();
  }

  /** The size limit of the trace is reached immediately; the run continues without recording. */
  @Test
  void theUnrecordedPartIsSkippedAtTheEnd() throws InterruptedException {
    CompareModel small =
        new CompareModel(Runs.THREADS, 4 * 4096, Protocol.USUAL, MachineClocks::get);
    small.open(puzzle(Runs.HARD));
    Runs.await(
        "all have run",
        () -> {
          small.refresh(System.nanoTime());
          return small.contenders().stream().noneMatch(Contender::isRunning);
        });
    small.refresh(System.nanoTime());
    Contender cut = small.contenders().get(0);
    Trace trace = cut.player().orElseThrow().trace();
    assertThat(trace.hasGap()).isTrue();
    PlaceMapping course = cut.course(Lock.DECISION).orElseThrow();
    assertThat(course.end()).isEqualTo((double) cut.result().orElseThrow().statistics().nodes());
    assertThat(course.recordedEnd()).isLessThan(course.end());
    assertThat(course.positionAt(course.end() - 1)).isEqualTo(trace.length() - 1);
    assertThat(course.positionAt(course.end())).isEqualTo(trace.length());
    small.stop();
  }

  @Test
  void aLongRunIsStoppedAndItsThreadEnds() throws InterruptedException {
    CompareModel small =
        new CompareModel(Runs.THREADS, 4 << 16, Protocol.USUAL, MachineClocks::get);
    small.setCount(2);
    small.open(puzzle(Runs.ENDLESS));
    Contender endless = small.contenders().get(0);
    Runs.await(
        "the trace is full",
        () -> {
          small.refresh(System.nanoTime());
          return endless.session().orElseThrow().isTraceFull();
        });
    assertThat(small.badge(endless).kind()).isEqualTo(Badge.Kind.UNDER_WAY);
    small.stop();
    assertThat(((RunSession) endless.session().orElseThrow()).await(Runs.GENEROUS)).isTrue();
    small.refresh(System.nanoTime());
    small.playback().toEnd();
    small.refresh(System.nanoTime());
    assertThat(small.badge(endless).word()).isEqualTo("stopped");
    assertThat(small.standings(Standings.Extent.WHOLE_RUN).rows().get(0).isCutOff()).isTrue();
  }

  @Test
  void playbackStaysInTheLoop() throws InterruptedException {
    openAndAwait(Runs.EASY);
    LockedPlayback playback = model.playback();
    playback.setLock(Lock.EVENT);
    playback.setDelay(100);
    mark(10, playback.marks()::loopFromHere);
    mark(14, playback.marks()::loopToHere);
    playback.playOrPause();
    long now = System.nanoTime();
    int turns = 0;
    for (int frame = 0; frame < 30; frame++) {
      double before = playback.place();
      now += TimeUnit.MILLISECONDS.toNanos(100);
      model.refresh(now);
      assertThat(playback.place()).isBetween(10.0, 14.0);
      turns += playback.place() < before ? 1 : 0;
    }
    assertThat(playback.isPlaying()).isTrue();
    assertThat(turns).isBetween(4, 7); // five frames per round

    playback.marks().switchLoop();
    for (int frame = 0; frame < 10; frame++) {
      now += TimeUnit.MILLISECONDS.toNanos(100);
      model.refresh(now);
    }
    assertThat(playback.place()).isGreaterThan(14);
  }

  private void mark(double place, Runnable mark) {
    model.playback().seek(place);
    mark.run();
  }

  @Test
  void bookmarksBelongToTheScaleOnWhichTheyAreSet() throws InterruptedException {
    openAndAwait(Runs.EASY);
    LockedPlayback playback = model.playback();
    playback.setLock(Lock.EVENT);
    mark(20, playback.marks()::setOrRemoveBookmark);
    mark(30, playback.marks()::setOrRemoveBookmark);
    playback.seek(5);
    playback.marks().nextBookmark();
    assertThat(playback.place()).isEqualTo(20);
    playback.marks().nextBookmark();
    assertThat(playback.place()).isEqualTo(30);
    playback.marks().setOrRemoveBookmark();
    playback.marks().previousBookmark();
    assertThat(playback.place()).isEqualTo(20);

    playback.setLock(Lock.DECISION);
    assertThat(playback.bookmarks().all()).isEmpty();
    playback.setLock(Lock.EVENT);
    assertThat(playback.bookmarks().all().keySet()).containsExactly(20.0);
    model.runAgain();
    assertThat(playback.bookmarks().all()).isEmpty();
  }

  @Test
  void aBookmarkKeepsItsNoteOnItsScale() throws InterruptedException {
    openAndAwait(Runs.EASY);
    LockedPlayback playback = model.playback();
    playback.setLock(Lock.EVENT);
    mark(20, playback.marks()::setOrRemoveBookmark);
    LockedPlayback.Here before = playback.here();
    playback.marks().note(20, "both have the 7");
    assertThat(playback.here()).isNotEqualTo(before); // the difference triggers an update
    playback.marks().note(40, "here they part");
    playback.setLock(Lock.DECISION);
    playback.marks().note(20, "");
    playback.setLock(Lock.EVENT);
    assertThat(playback.bookmarks().all())
        .containsExactly(Map.entry(20.0, "both have the 7"), Map.entry(40.0, "here they part"));
    mark(20, playback.marks()::setOrRemoveBookmark);
    assertThat(playback.bookmarks().all()).containsOnlyKeys(40.0);
  }

  @Test
  void aSolverRunsWithItsOptionsAndTheSeedOfAll() throws InterruptedException {
    model.choose(1, Runs.solver("wfc"));
    model.setSeed(3);
    openAndAwait(Runs.HARD);
    assertThat(attempts(1)).isGreaterThan(1);
    OptionsModel options = model.options(1);
    assertThat(options.set(WaveFunctionCollapse.ATTEMPTS, "1")).isEmpty();
    Contender other = model.contenders().get(0);
    model.runAgain(1);
    awaitRuns();

    assertThat(attempts(1)).isEqualTo(1);
    assertThat(model.contenders().get(1).request().orElseThrow().settings().seed()).isEqualTo(3);
    assertThat(model.contenders().get(0)).isSameAs(other);
    model.choose(1, Runs.solver("wfc"));
    assertThat(model.options(1).value(WaveFunctionCollapse.ATTEMPTS)).isEqualTo(3500);
  }

  @Test
  void contendersWithTheSameSolverDifferByNumberAndSummary() throws InterruptedException {
    model.setCount(3);
    for (int at = 0; at < 3; at++) {
      model.choose(at, Runs.solver("custom"));
    }
    OptionsModel options = model.options(1);
    assertThat(options.set(options.fields().get(0), "mrv")).isEmpty();
    model.runAgain(1);
    openAndAwait(Runs.EASY);
    assertThat(model.contenders())
        .extracting(each -> each.name().whole())
        .containsExactly("Composed search", "Composed search 2", "Composed search 3");
    assertThat(model.contenders())
        .extracting(each -> each.name().summary())
        .containsExactly("each part by a parameter", "order=mrv", "each part by a parameter");
    assertThat(ComparedTable.csv(model)).contains("\ncustom(order=mrv),").contains("\ncustom,");
    assertThat(nodes(1)).isNotEqualTo(nodes(0));

    model.choose(0, Runs.solver("mac"));
    model.choose(1, Runs.solver("custom"));
    assertThat(model.contenders())
        .extracting(each -> each.name().whole())
        .containsExactly("Maintaining arc consistency", "Composed search", "Composed search 3");
  }

  private long nodes(int index) {
    return model.contenders().get(index).result().orElseThrow().statistics().nodes();
  }

  private long attempts(int index) {
    return model.contenders().get(index).result().orElseThrow().statistics().attempts();
  }

  @Test
  void theComparisonOfThePreviousSessionIsRestored() {
    model.choose(1, Runs.solver("cbj"));
    model.setCount(3);
    model.setLock(Lock.REAL_TIME);
    ComparisonRequest request = model.request();
    assertThat(request)
        .isEqualTo(
            new ComparisonRequest(
                ImmutableList.of("backtracking", "cbj", "forward-checking", "mac"),
                3,
                Lock.REAL_TIME));

    CompareModel other = new CompareModel(Runs.THREADS, MachineClocks::get);
    other.setRequest(request);
    assertThat(other.request()).isEqualTo(request);
    assertThat(other.contenders()).hasSize(3);
  }

  @Test
  void aSolverWithoutATraceIsComparedByItsFigures() throws InterruptedException {
    model.choose(1, Runs.solver("bitboard"));
    openAndAwait(Runs.EASY);
    Contender unrecorded = model.contenders().get(1);
    assertThat(unrecorded.player()).isEmpty();
    assertThat(unrecorded.hasDecided()).isTrue();
    awaitTimes();
    assertThat(unrecorded.time()).isPresent();
  }

  @Test
  void aSolverThatRejectsTheProblemReportsTheReason() throws InterruptedException {
    model.choose(2, Runs.solver("logic"));
    model.open((Reading.Opened) PuzzleEntry.ofGallery("queens:8", 1));
    awaitRuns();
    Contender refused = model.contenders().get(2);
    assertThat(refused.refusal()).contains("queens");
    assertThat(model.badge(refused).kind()).isEqualTo(Badge.Kind.CUT_OFF);
  }

  @Test
  void fewerBoardsKeepTheFirstOnesAndMoreComeBack() throws InterruptedException {
    openAndAwait(Runs.EASY);
    Contender first = model.contenders().get(0);
    model.setCount(2);
    assertThat(model.contenders()).hasSize(2).first().isSameAs(first);
    model.setCount(4);
    assertThat(model.contenders()).hasSize(4);
    assertThat(model.contenders().get(3).solver().about().id()).isEqualTo("mac");
  }
}
