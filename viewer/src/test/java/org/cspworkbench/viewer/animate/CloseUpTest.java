package org.cspworkbench.viewer.animate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.playback.DelayUnit;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.Transport;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Verifies that a run without revisions is recorded again with them, and that the position is kept.
 */
class CloseUpTest {

  private final AnimateModel model = new AnimateModel(Runs.THREADS, 1 << 22);
  private final AnimateTransport transport = new AnimateTransport(model);

  @AfterEach
  void stop() {
    model.stop();
  }

  private Playback run(String solver, String puzzle) throws InterruptedException {
    model.choose(Runs.solver(solver));
    model.open(PuzzleEntry.ofText("Puzzle", "Text", puzzle));
    return playback(Detail.DECISIONS);
  }

  /** Returns the playback of a finished run recorded in this detail. */
  private Playback playback(Detail detail) throws InterruptedException {
    Runs.await(
        "it has run",
        () -> {
          model.refresh(System.nanoTime());
          return !model.isRunning()
              && model.playback().filter(at -> detail == trace(at).detail()).isPresent();
        });
    model.refresh(System.nanoTime()); // the awaited run has finished
    Playback at = model.playback().orElseThrow();
    at.pause();
    return at;
  }

  private static Trace trace(Playback at) {
    return at.player().trace();
  }

  private static int coarseEvents(Trace trace, int position) {
    int count = 0;
    for (int p = 0; p < position; p++) {
      count += trace.kind(p).isFine() ? 0 : 1;
    }
    return count;
  }

  @ParameterizedTest
  @ValueSource(strings = {"forward-checking", "mac", "domwdeg", "singles"})
  void aFineStepLeadsToTheNextEvent(String solver) throws InterruptedException {
    Random random = new Random(3);
    for (int i = 0; i < 5; i++) {
      model.options().reset();
      Playback coarse = run(solver, Runs.HARD);
      int place = random.nextInt(coarse.length());
      coarse.seek(place);
      TracePlayer seen = coarse.player();
      transport.fineStep();
      Playback fine = playback(Detail.FINE);
      assertThat(fine.isPlaying()).isFalse();
      fine.stepBack(); // to an event of both runs, or to the original position
      int behind = coarseEvents(trace(fine), fine.position());
      assertThat(behind).isBetween(place - 1, place);
      seen.seek(behind);
      for (int x = 0; x < model.details().variableCount(); x++) {
        assertThat(fine.player().state().assigned(x)).isEqualTo(seen.state().assigned(x));
        assertThat(fine.player().state().size(x)).isEqualTo(seen.state().size(x));
      }
    }
  }

  @Test
  void theCurrentPositionComesFirstThenOneEvent() throws InterruptedException {
    run("mac", Runs.HARD).seek(40);
    transport.fineStep();
    Playback fine = playback(Detail.FINE);
    Trace trace = trace(fine);
    int here = fine.position();
    assertThat(coarseEvents(trace, here - 1)).isEqualTo(40);
    assertThat(isOfQueue(trace, here - 1)).isFalse();
    transport.fineStep();
    assertThat(isOfQueue(trace, fine.position() - 1)).isFalse();
    for (int event = here; event < fine.position() - 1; event++) {
      assertThat(isOfQueue(trace, event)).isTrue();
    }
  }

  private static boolean isOfQueue(Trace trace, int event) {
    return trace.kind(event) == EventKind.ENQUEUE || trace.kind(event) == EventKind.DEQUEUE;
  }

  @Test
  void bookmarksAreKeptWithTheirNotes() throws InterruptedException {
    Playback coarse = run("mac", Runs.HARD);
    coarse.bookmarks().set(0, "start");
    coarse.bookmarks().set(30, "here");
    coarse.seek(12);
    transport.fineStepBack();
    Playback fine = playback(Detail.FINE);
    assertThat(fine.bookmarks().all().values()).containsExactly("start", "here");
    int second = fine.bookmarks().all().keySet().asList().get(1).intValue();
    assertThat(coarseEvents(trace(fine), second)).isEqualTo(30);
    assertThat(trace(fine).kind(second - 1).isFine()).isFalse();
  }

  @Test
  void playbackByRevisionContinuesFromTheCurrentPosition() throws InterruptedException {
    Playback coarse = run("forward-checking", Runs.HARD);
    coarse.seek(100);
    coarse.play();
    model.setDelay(2000);
    choose(DelayUnit.REVISION);
    Runs.await(
        "it goes on",
        () -> {
          model.refresh(System.nanoTime());
          return model.playback().filter(at -> at.isPlaying() && at.position() > 0).isPresent();
        });
    Playback fine = model.playback().orElseThrow();
    assertThat(coarseEvents(trace(fine), fine.position())).isEqualTo(100);
    assertThat(model.delayUnit()).isEqualTo(DelayUnit.REVISION);
  }

  @Test
  void revisionsAreRecordedForTheNextSolverUnlessItsOptionsDiffer() throws InterruptedException {
    run("forward-checking", Runs.EASY);
    choose(DelayUnit.REVISION);
    playback(Detail.FINE);
    model.choose(Runs.solver("mac"));
    playback(Detail.FINE);
    model.options().setDetail(Detail.DECISIONS);
    model.runWithNewOptions();
    playback(Detail.DECISIONS);
    assertThat(model.delayUnit()).isEqualTo(DelayUnit.EVENT);
  }

  @Test
  void theRunIsKeptIfRevisionsExceedTheLimit() throws InterruptedException {
    Playback coarse = run("wfc", Runs.HARD);
    coarse.toEnd();
    choose(DelayUnit.REVISION);
    Runs.await(
        "it has been tried",
        () -> {
          model.refresh(System.nanoTime());
          return model.notices().fault().isPresent();
        });
    assertThat(model.playback()).containsSame(coarse);
    assertThat(coarse.isAtEnd()).isTrue();
    assertThat(model.delayUnit()).isEqualTo(DelayUnit.EVENT);
  }

  @Test
  void solversWithoutRevisionsAdvanceByOneEvent() throws InterruptedException {
    Playback coarse = run("backtracking", Runs.EASY);
    coarse.seek(7);
    transport.fineStep();
    assertThat(model.playback()).containsSame(coarse);
    assertThat(coarse.position()).isEqualTo(8);
    assertThat(transport.delayUnits()).hasSize(2);
  }

  private void choose(DelayUnit unit) {
    Transport.Choice choice = transport.delayUnits().get(List.of(DelayUnit.values()).indexOf(unit));
    choice.choose().run();
  }
}
