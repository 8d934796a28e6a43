package org.cspworkbench.viewer.animate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.detail.AttemptRow;
import org.cspworkbench.presentation.detail.CounterValue;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.viewer.animate.AnimateModel.Mode;
import org.cspworkbench.viewer.animate.Notice.Choice;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.RunSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests of the model from the opening of a problem to the end of its run. */
class AnimateModelTest {

  private final AnimateModel model = new AnimateModel(Runs.THREADS, 1 << 20);
  private long now = 1;

  @AfterEach
  void stop() {
    model.stop();
  }

  @Test
  void playbackStartsAtTheBeginningOfARunningSolver() {
    model.open(puzzle(Runs.EASY));
    refreshUntil(() -> model.playback().isPresent());
    assertThat(model.playback().orElseThrow().isPlaying()).isTrue();
    assertThat(model.playback().orElseThrow().delay()).isEqualTo(200);
  }

  /**
   * The panels show the position of the last notification: whatever moves, they are notified of the
   * new position before anything can be painted, and once.
   */
  @Test
  void everyMoveNotifiesOnceAtOnce() {
    model.open(puzzle(Runs.HARD));
    refreshUntil(() -> model.playback().isPresent() && !model.isRunning());
    Playback playback = model.playback().orElseThrow();
    playback.pause();
    model.refresh(now);
    List<Integer> notified = new ArrayList<>();
    model.addListener(() -> notified.add(playback.position()));
    List<Consumer<Playback>> moves =
        List.of(
            Playback::step,
            Playback::fineStep,
            at -> at.next(Landmark.CONTRADICTION),
            Playback::step,
            Playback::stepBack,
            Playback::fineStepBack,
            at -> at.previous(Landmark.DECISION),
            at -> at.seek(17),
            at -> at.moveTo(40),
            Playback::toEnd,
            Playback::toStart);
    for (Consumer<Playback> move : moves) {
      notified.clear();
      int before = playback.position();
      move.accept(playback);
      assertThat(playback.position()).isNotEqualTo(before);
      assertThat(notified).containsExactly(playback.position());
      model.refresh(now);
      assertThat(notified).hasSize(1);
    }
  }

  /** With questions and the end of playback, a frame may change much; it is notified once. */
  @Test
  void aFrameNotifiesOnceOfOnePosition() {
    model.open(puzzle(Runs.HARD));
    refreshUntil(() -> model.playback().isPresent() && !model.isRunning());
    Playback playback = model.playback().orElseThrow();
    model.setDelay(20);
    model.quiz().switchOnOrOff();
    playback.toStart();
    playback.play();
    model.refresh(now);
    List<Integer> notified = new ArrayList<>();
    model.addListener(() -> notified.add(playback.position()));
    int asked = 0;
    for (int frame = 0; frame < 2000; frame++) {
      notified.clear();
      int before = playback.position();
      now += 16_000_000;
      model.refresh(now);
      assertThat(notified).hasSizeLessThan(2).allMatch(shown -> shown == playback.position());
      assertThat(notified.isEmpty()).isEqualTo(playback.position() == before);
      if (model.quiz().isWaiting()) {
        asked++;
        model.quiz().goOn();
      }
    }
    assertThat(asked).isPositive();
  }

  @Test
  void noSolverRunsUntilTheProblemIsAnimated() {
    model.hold(puzzle(Runs.EASY));
    assertThat(model.opened()).isPresent();
    assertThat(model.session()).isEmpty();
    model.runWhatWaits();
    RunSession run = model.session().orElseThrow();
    model.runWhatWaits();
    assertThat(model.session()).containsSame(run);
  }

  @Test
  void onlyTheEndIsShownInModeSolveFirst() {
    model.setMode(Mode.SOLVE_FIRST);
    model.open(puzzle(Runs.HARD));
    refreshUntil(() -> model.playback().map(Playback::isAtEnd).orElse(false));
    Playback playback = model.playback().orElseThrow();
    assertThat(playback.isPlaying()).isFalse();
    assertThat(playback.player().state().counters().solutions()).isEqualTo(1);
    assertThat(model.notices().current()).isEmpty();
  }

  @Test
  void atTheEndTheCountersAreThoseOfTheSolver() {
    model.setMode(Mode.SOLVE_FIRST);
    model.open(puzzle(Runs.HARD));
    refreshUntil(() -> model.playback().map(Playback::isAtEnd).orElse(false));
    Statistics whole = model.session().flatMap(RunSession::result).orElseThrow().statistics();
    for (CounterValue figure : model.details().figures()) {
      figure.wholeRun().ifPresent(n -> assertThat(figure.here()).as(figure.key()).isEqualTo(n));
    }
    assertThat(model.details().figures())
        .extracting(CounterValue::here)
        .contains(whole.nodes(), whole.fails());
  }

  @Test
  void aMissingSolutionIsReportedWithTheNumberOfNodes() {
    model.open(puzzle(Runs.UNSATISFIABLE));
    refreshUntil(() -> !model.isRunning());
    long nodes = model.session().flatMap(RunSession::result).orElseThrow().statistics().nodes();
    assertThat(text())
        .isEqualTo("No solution: all %,d nodes ended in a contradiction.".formatted(nodes));
  }

  /**
   * When the size limit of the trace is reached, the user decides how to continue, and the last
   * event shows the end of the run.
   */
  @Test
  void aFullTraceOffersToContinueOrToStop() {
    model.choose(Runs.solver("backtracking"));
    model.open(puzzle(Runs.ENDLESS));
    refreshUntil(() -> model.notices().current().isPresent());
    assertThat(text()).isEqualTo("Recording stopped at 1 MiB; the run and its counters continue.");
    assertThat(model.notices().current().orElseThrow().choices())
        .containsExactly(Choice.RUN_ON, Choice.STOP);

    model.notices().dismiss();
    assertThat(model.notices().current()).isEmpty();
    assertThat(model.isRunning()).isTrue();

    model.stop();
    refreshUntil(() -> !model.isRunning());
    assertThat(text()).startsWith("Stopped. Recording had ended at 1 MiB, after event 104,857.");
    Playback playback = model.playback().orElseThrow();
    playback.seek(1000);
    playback.step();
    assertThat(playback.position()).isEqualTo(1001);
  }

  @Test
  void aStoppedRunReportsItsPositionAndCanBeReplayed() {
    AnimateModel large = new AnimateModel(Runs.THREADS);
    large.choose(Runs.solver("backtracking"));
    large.open(puzzle(Runs.ENDLESS));
    refreshUntil(large, () -> large.playback().isPresent());
    large.stop();
    refreshUntil(large, () -> !large.isRunning());
    int length = large.session().flatMap(RunSession::trace).map(Trace::length).orElseThrow();
    assertThat(large.notices().current().map(Notice::text))
        .hasValue("Stopped at event %,d. You can play what was recorded.".formatted(length));
  }

  @Test
  void theEndOfTheRunDoesNotChangeAPositionSetByTheUser() {
    model.setMode(Mode.SOLVE_FIRST);
    model.choose(Runs.solver("backtracking"));
    model.open(puzzle(Runs.ENDLESS));
    refreshUntil(() -> model.playback().map(p -> p.length() > 10).orElse(false));
    model.playback().orElseThrow().seek(5);
    refreshUntil(() -> model.notices().current().isPresent());
    model.stop();
    refreshUntil(() -> !model.isRunning());
    assertThat(model.playback().orElseThrow().position()).isEqualTo(5);
  }

  @Test
  void invalidInputIsReportedAndTheRunIsKept() {
    model.open(puzzle(Runs.EASY));
    refreshUntil(() -> !model.isRunning());
    Optional<RunSession> before = model.session();
    model.open(PuzzleEntry.ofText("Puzzle", "Clipboard", "5x?"));
    assertThat(text()).startsWith("Clipboard:1:");
    assertThat(model.session()).isEqualTo(before);
    model.notices().dismiss();
    assertThat(model.notices().current()).isEmpty();
  }

  @Test
  void everySolverAnimatesTheGallery() {
    model.setMode(Mode.SOLVE_FIRST);
    Runs.solvers()
        .forEach(
            solver -> {
              model.choose(solver);
              model.open(PuzzleEntry.ofGallery("queens:8", 1));
              refreshUntil(() -> model.playback().map(Playback::isAtEnd).orElse(false));
              boolean mayEndWithout = Runs.NEVER_GOING_BACK.contains(solver.about().id());
              assertThat(model.playback().orElseThrow().player().state().counters().solutions())
                  .as(solver.about().id())
                  .isBetween(mayEndWithout ? 0L : 1L, 1L);
            });
  }

  @Test
  void restartingSolversShowTheCurrentAndTheBestAttempt() {
    model.setMode(Mode.SOLVE_FIRST);
    model.choose(Runs.solver("wfc"));
    model.open(puzzle(Runs.EASY));
    refreshUntil(() -> model.playback().map(Playback::isAtEnd).orElse(false));
    assertThat(model.details().countsAttempts()).isTrue();
    refreshUntil(() -> !model.details().attempts(5).isEmpty());
    AttemptRow latest = model.details().attempts(5).get(0);
    assertThat(latest.brokeAt()).isEmpty();
    assertThat(latest.filled()).isEqualTo(model.details().variableCount()).isEqualTo(81);
    model.choose(Runs.solver("mac"));
    refreshUntil(() -> model.playback().isPresent());
    assertThat(model.details().countsAttempts()).isFalse();
  }

  @Test
  void aSolverWithoutATraceIsReportedAndNotRun() {
    model.open(puzzle(Runs.EASY));
    model.choose(Runs.solver("bitboard"));
    assertThat(text()).startsWith("Bitboard records no events");
    assertThat(model.session()).isEmpty();
    model.choose(Runs.solver("mac"));
    refreshUntil(() -> !model.isRunning());
    assertThat(model.notices().current()).isEmpty();
  }

  @Test
  void listenersAreNotNotifiedWithoutChanges() {
    model.open(puzzle(Runs.EASY));
    refreshUntil(() -> !model.isRunning() && model.playback().isPresent());
    model.playback().orElseThrow().pause();
    model.refresh(++now);
    int[] told = new int[1];
    model.addListener(() -> told[0]++);
    model.refresh(++now);
    assertThat(told[0]).isZero();
    model.playback().orElseThrow().toEnd();
    model.refresh(++now);
    assertThat(told[0]).isEqualTo(1);
  }

  private String text() {
    return model.notices().current().orElseThrow().text();
  }

  @Test
  void wideDomainsAreSplitUnlessTheUserChoosesAnotherSolver() {
    assertThat(model.solver().about().id()).isEqualTo("forward-checking");
    model.hold(wide());
    assertThat(model.solver().about().id()).isEqualTo("splitting");
    assertThat(model.preferred().about().id()).isEqualTo("forward-checking");
    model.hold(puzzle(Runs.HARD));
    assertThat(model.solver().about().id()).isEqualTo("forward-checking");
    model.open(wide());
    refreshUntil(() -> model.playback().isPresent());
    model.choose(Runs.solver("mac"));
    assertThat(model.solver().about().id()).isEqualTo("mac");
    assertThat(model.preferred().about().id()).isEqualTo("mac");
  }

  private static Reading wide() {
    Csp.Builder csp = Csp.builder("wide");
    csp.variable("x", 1, 1_000_000);
    return new Reading.Opened("wide", new Problem.General(csp.build()), Optional.empty());
  }

  private static Reading puzzle(String line) {
    return PuzzleEntry.ofText("Puzzle", "Text", line);
  }

  private void refreshUntil(BooleanSupplier condition) {
    refreshUntil(model, condition);
  }

  private void refreshUntil(AnimateModel which, BooleanSupplier condition) {
    long end = System.nanoTime() + Runs.GENEROUS.toNanos();
    do {
      assertThat(System.nanoTime()).as("time").isLessThan(end);
      Thread.onSpinWait();
      which.refresh(++now);
    } while (!condition.getAsBoolean());
  }
}
