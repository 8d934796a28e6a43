package org.cspworkbench.app.gui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import org.cspworkbench.app.timing.MachineClocks;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.comparison.Column;
import org.cspworkbench.presentation.comparison.Standings;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.ComparedScale;
import org.cspworkbench.viewer.compare.ComparedTable;
import org.cspworkbench.viewer.compare.Contender;
import org.cspworkbench.viewer.compare.Lock;
import org.cspworkbench.viewer.compare.TimeWords;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests of the times of a comparison: when they are measured, and how they are displayed. */
class TimesTest {

  private static final Protocol QUICK = new Protocol(Duration.ZERO, 2, Duration.ofSeconds(20));

  /** A protocol that measures until it is cancelled. */
  private static final Protocol ENDLESS =
      new Protocol(Duration.ZERO, 1_000_000, Duration.ofHours(10));

  private final List<Thread> threads = new CopyOnWriteArrayList<>();
  private CompareModel model =
      new CompareModel(Runs.THREADS, CompareModel.ALL_TRACES, QUICK, MachineClocks::get);

  @AfterEach
  void stop() {
    model.stop();
  }

  private static Reading.Opened puzzle(String line) {
    return (Reading.Opened) PuzzleEntry.ofText("Puzzle", "Text", line);
  }

  private void await(String what, BooleanSupplier condition) throws InterruptedException {
    Runs.await(
        what,
        () -> {
          model.refresh(System.nanoTime());
          return condition.getAsBoolean();
        });
  }

  /**
   * Waits until each contender has a time. Whether all are timed does not answer that: a run that
   * is not recorded yet has none, and can end before the next question.
   */
  private void awaitTimes() throws InterruptedException {
    await(
        "all have times",
        () ->
            model.contenders().stream().allMatch(each -> each.time().isPresent())
                && !model.isAtWork());
  }

  private static Timing timing(long low, long median, long high) {
    return new Timing(median, low, high, 7, 9, 0, RunClock.Kind.THREAD);
  }

  /** Opens a problem, waits for all runs, and replaces the measured times by these. */
  private void openWithTimes(Timing... times) throws InterruptedException {
    model.setCount(times.length);
    model.open(puzzle(Runs.EASY));
    awaitTimes();
    for (int i = 0; i < times.length; i++) {
      model.contenders().get(i).setTime(times[i]);
    }
    model.setLock(Lock.REAL_TIME);
    model.playback().toEnd();
    model.refresh(System.nanoTime());
  }

  private List<String> badges() {
    return model.contenders().stream().map(each -> model.badge(each).word()).toList();
  }

  private List<Boolean> best() {
    Standings standings = model.standings(Standings.Extent.WHOLE_RUN);
    return standings.rows().stream().map(row -> standings.isBest(row, Column.TIME)).toList();
  }

  @Test
  void timesThatOverlapShareTheirPlacesAtRealTime() throws InterruptedException {
    openWithTimes(
        timing(100_000, 105_000, 130_000),
        timing(80_000, 100_000, 102_000),
        timing(10_000, 11_000, 12_000),
        timing(200_000, 210_000, 220_000));
    assertThat(badges()).containsExactly("≈ 2–3", "≈ 2–3", "1st", "4th");
    assertThat(model.badge(model.contenders().get(0)).tip()).startsWith("About equal");
    assertThat(best()).containsExactly(false, false, true, false);
  }

  @Test
  void noneIsBestIfAllAreApproximatelyEqual() throws InterruptedException {
    openWithTimes(timing(90_000, 100_000, 110_000), timing(100_000, 104_000, 120_000));
    assertThat(badges()).containsExactly("≈ 1–2", "≈ 1–2");
    assertThat(best()).containsExactly(false, false);
  }

  /** The first two are distinguishable from the third, but not from each other. */
  @Test
  void contendersThatShareTheFirstRankAreEquallyGood() throws InterruptedException {
    openWithTimes(
        timing(90_000, 100_000, 110_000),
        timing(500_000, 510_000, 520_000),
        timing(99_000, 100_001, 120_000));
    assertThat(best()).containsExactly(true, false, true);
    Standings soFar = model.standings(Standings.Extent.SO_FAR);
    assertThat(soFar.rows()).noneMatch(row -> soFar.isBest(row, Column.TIME));
  }

  @Test
  void thereAreNoRanksByTimeUntilAllAreTimed() throws InterruptedException {
    model = new CompareModel(Runs.THREADS, CompareModel.ALL_TRACES, ENDLESS, MachineClocks::get);
    model.open(puzzle(Runs.EASY));
    await("all have run, and are being timed", () -> model.timedPart().isPresent());
    model.setLock(Lock.REAL_TIME);
    await("all stand at their ends", () -> model.contenders().stream().allMatch(this::isAtEnd));
    assertThat(badges()).containsOnly("solved");
    Standings standings = model.standings(Standings.Extent.WHOLE_RUN);
    assertThat(standings.rows())
        .allMatch(row -> row.figure(Column.NODES).isPresent())
        .allMatch(row -> row.figure(Column.TIME).isEmpty());
    model.setLock(Lock.DECISION);
    model.playback().toEnd();
    model.refresh(System.nanoTime());
    assertThat(badges()).contains("1st"); // decisions are counted, not measured
  }

  /** Without times there is no place on their scale; the choice itself is kept. */
  @Test
  void theBoardsAreLockedByDecisionUntilAllAreTimed() throws InterruptedException {
    model = new CompareModel(Runs.THREADS, CompareModel.ALL_TRACES, ENDLESS, MachineClocks::get);
    model.setLock(Lock.REAL_TIME);
    model.open(puzzle(Runs.HARD));
    assertThat(model.playback().lock()).isEqualTo(Lock.DECISION);
    await("all have run, and are being timed", () -> model.timedPart().isPresent());
    assertThat(model.request().lock()).isEqualTo(Lock.REAL_TIME);
    assertThat(model.playback().lock()).isEqualTo(Lock.DECISION);
    assertThat(model.contenders()).allMatch(each -> each.end(Lock.REAL_TIME).isEmpty());
    model.playback().seek(3);
    assertThat(model.contenders()).noneMatch(Contender::isAtEnd);
    assertThat(ComparedScale.words(model)).startsWith("decision 3 of ");
    assertThat(TimeWords.missing(model)).matches("by decision, measuring times: \\d+ %");
    assertThat(TimeWords.lock(model)).matches("Real time: \\d+ %");
    model.stop();
    await("the measurement has ended", () -> !model.isAtWork());
    assertThat(TimeWords.missing(model)).isEqualTo("by decision: a run has no measured time");
    assertThat(TimeWords.lock(model)).isEqualTo("Real time");
  }

  @Test
  void theBoardsAreLockedByTimeOnceAllAreTimed() throws InterruptedException {
    model.setLock(Lock.REAL_TIME);
    model.open(puzzle(Runs.EASY));
    awaitTimes();
    assertThat(model.playback().isWithoutTimes()).isFalse();
    assertThat(model.playback().end())
        .isEqualTo(
            model.contenders().stream()
                .mapToDouble(each -> each.time().orElseThrow().median())
                .max()
                .orElseThrow());
    model.runAgain(1); // the new run has no time yet
    assertThat(model.playback().lock()).isEqualTo(Lock.DECISION);
    awaitTimes();
    assertThat(model.playback().lock()).isEqualTo(Lock.REAL_TIME);
  }

  /**
   * Returns whether the contender is at its end, which is known after all events have been indexed
   * in the background.
   */
  private boolean isAtEnd(Contender contender) {
    model.playback().toEnd();
    model.refresh(System.nanoTime());
    return contender.isAtEnd();
  }

  /** The comparison is not displayed then, so that it is not refreshed. */
  @Test
  void aMeasurementEndsWhenAnotherProblemIsOpenedInAnotherWorkspace() throws InterruptedException {
    model = new CompareModel(this::execute, CompareModel.ALL_TRACES, ENDLESS, MachineClocks::get);
    model.open(puzzle(Runs.EASY));
    await("a measurement is running", () -> model.timedPart().isPresent());
    List<Thread> begun = List.copyOf(threads);
    model.cancelTimingUnless(puzzle(Runs.EASY));
    await("it goes on", () -> model.timedPart().isPresent());
    assertThat(begun).anyMatch(Thread::isAlive);
    model.cancelTimingUnless(puzzle(Runs.UNSATISFIABLE));
    Runs.await("its thread has ended", () -> begun.stream().noneMatch(Thread::isAlive));
  }

  @Test
  void aMeasurementEndsWhenAnotherProblemIsOpened() throws InterruptedException {
    model = new CompareModel(this::execute, CompareModel.ALL_TRACES, ENDLESS, MachineClocks::get);
    model.open(puzzle(Runs.EASY));
    await("a measurement is running", () -> model.timedPart().isPresent());
    List<Thread> begun = List.copyOf(threads);
    model.open(puzzle(Runs.UNSATISFIABLE));
    await("its thread has ended", () -> begun.stream().noneMatch(Thread::isAlive));
    await("the next is running", () -> model.timedPart().isPresent());
    model.stop();
    await(
        "all threads have ended",
        () -> threads.stream().noneMatch(Thread::isAlive) && !model.isAtWork());
    assertThat(model.contenders()).allMatch(each -> each.time().isEmpty());
  }

  /** Executes work in a thread of its own, which the test can watch. */
  private void execute(Runnable work) {
    Thread thread = new Thread(work, "background");
    thread.setDaemon(true);
    threads.add(thread);
    thread.start();
  }

  @Test
  void allAreTimedAgainWhenASolverIsAdded() throws InterruptedException {
    openWithTimes(timing(1, 2, 3), timing(4, 5, 6));
    model.setCount(3);
    awaitTimes();
    assertThat(model.contenders()).hasSize(3).allMatch(each -> each.time().isPresent());
    assertThat(model.contenders().get(0).time().orElseThrow()).isNotEqualTo(timing(1, 2, 3));
    Timing last = timing(7, 8, 9);
    model.contenders().get(0).setTime(last);
    model.setCount(2);
    model.refresh(System.nanoTime());
    assertThat(model.isAtWork()).isFalse(); // the remaining contenders keep their times
    assertThat(model.contenders().get(0).time()).contains(last);
  }

  @Test
  void theExportedTableHasTheColumnsOfCompare() throws InterruptedException {
    openWithTimes(timing(90_000, 100_000, 110_000), timing(400_000, 410_000, 420_000));
    List<String> lines = ComparedTable.csv(model).lines().toList();
    assertThat(lines).hasSize(3);
    assertThat(lines.get(0)).startsWith("solver,seed,problems,solved").contains(",checkUnit,");
    assertThat(lines.get(1)).startsWith("backtracking,1,1,1,").contains(",100000,,90000,110000,7,");
    assertThat(lines.get(2)).endsWith(",thread,2,2,");
  }
}
