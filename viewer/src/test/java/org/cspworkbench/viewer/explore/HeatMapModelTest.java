package org.cspworkbench.viewer.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.history.LastChange;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.paint.chart.HeatMapPlacement.Rows;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.run.RunSession;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Test;

class HeatMapModelTest {

  private final AtomicReference<Playback> playback = new AtomicReference<>();
  private final HeatMapModel model =
      new HeatMapModel(() -> Optional.ofNullable(playback.get()), Background.NONE);

  private Trace watch(String solver) throws InterruptedException {
    Trace trace = Runs.trace(Runs.solver(solver), Runs.sudoku(Runs.HARD), Detail.DECISIONS);
    playback.set(new Playback(trace));
    awaitComplete(model);
    return trace;
  }

  private static void awaitComplete(HeatMapModel model) throws InterruptedException {
    Runs.await(
        "the trace is read",
        () -> {
          model.refresh();
          return model.isComplete();
        });
  }

  @Test
  void withoutATraceNothingIsShown() {
    model.refresh();
    assertThat(model.map()).isEmpty();
    assertThat(model.position()).isZero();
    model.seek(5);
    model.ask(new CellStory.Question(0, 0, 0));
    assertThat(model.answer()).isEmpty();
  }

  @Test
  void theWholeTraceIsShownUntilAnotherRunReplacesIt() throws InterruptedException {
    Trace first = watch("forward-checking");
    assertThat(model.map().orElseThrow().length()).isEqualTo(first.length());
    Trace second = watch("mac");
    assertThat(model.map().orElseThrow().length()).isEqualTo(second.length());
    playback.set(null);
    model.refresh();
    assertThat(model.map()).isEmpty();
  }

  /** Holds also before the model has been refreshed. */
  @Test
  void nothingIsShownOfAPreviousRun() throws InterruptedException {
    watch("forward-checking");
    model.ask(new CellStory.Question(5, 0, 0));
    assertThat(model.answer()).isNotEmpty();
    Trace other = Runs.trace(Runs.solver("mac"), Runs.sudoku(Runs.EASY), Detail.DECISIONS);
    playback.set(new Playback(other));
    assertThat(model.map()).isEmpty();
    assertThat(model.answer()).isEmpty();
    assertThat(model.isComplete()).isFalse();
  }

  /** Holds for any number of refreshes before the trace is complete. */
  @Test
  void theHeatMapGrowsDuringTheRun() throws InterruptedException {
    RunSession run =
        RunSession.start(
            RunRequest.of(
                    Runs.solver("backtracking"), Runs.sudoku(Runs.ENDLESS), Settings.defaults())
                .withTraceBytes(1L << 26),
            Runs.THREADS);
    HeatMapModel growing =
        new HeatMapModel(
            () -> Optional.ofNullable(playback.get()), new Background(Runs.THREADS, Runnable::run));
    Runs.await("there is a trace", () -> run.trace().isPresent());
    playback.set(new Playback(run.trace().orElseThrow()));
    int shown = 0;
    int grown = 0;
    while (grown < 4 && !growing.isComplete()) {
      growing.refresh();
      int now = growing.map().map(map -> map.length()).orElse(0);
      assertThat(now).isGreaterThanOrEqualTo(shown);
      assertThat(growing.map().map(map -> map.columns().size()).orElse(0)).isLessThan(2_050);
      grown += now > shown ? 1 : 0;
      shown = now;
      Thread.onSpinWait();
    }
    assertThat(grown).isPositive();
    run.cancel();
    awaitComplete(growing);
    assertThat(growing.map().orElseThrow().length()).isGreaterThanOrEqualTo(shown);
  }

  @Test
  void theEventAndReasonOfARemovalAreReported() throws InterruptedException {
    Trace trace = watch("forward-checking");
    Random random = new Random(3);
    int told = 0;
    while (told < 50) {
      int position = random.nextInt(trace.length() + 1);
      int x = random.nextInt(81);
      int value = random.nextInt(9);
      TracePlayer player = trace.player();
      player.seek(position);
      boolean isGone = !player.state().contains(x, value);
      OptionalInt event = LastChange.ofValue(trace.player(), position, x, value);
      if (isGone && event.isPresent()) {
        player.seek(event.getAsInt());
        model.ask(new CellStory.Question(position, x, value));
        assertThat(model.answer())
            .contains(trace.csp().variables().get(x).name())
            .contains(Texts.number(event.getAsInt()))
            .contains(new Narrator(Locale.getDefault()).narrate(player).text());
        told++;
      }
    }
    model.ask(null);
    assertThat(model.answer()).isEmpty();
  }

  @Test
  void theRemainingValuesOfADomainAreReported() throws InterruptedException {
    Trace trace = watch("mac");
    int position = trace.length() / 2;
    TracePlayer player = trace.player();
    player.seek(position);
    for (int x = 0; x < 81; x++) {
      model.ask(new CellStory.Question(position, x, NONE));
      assertThat(model.answer())
          .contains(trace.csp().variables().get(x).name())
          .contains(
              player.state().size(x) == 0
                  ? Texts.text("heat.left.none", trace.csp().variables().get(x).name())
                  : Texts.number(player.state().size(x)) + " ");
    }
  }

  @Test
  void aClickMovesToAPositionAndTheWheelByOneEvent() throws InterruptedException {
    watch("forward-checking");
    model.seek(700);
    assertThat(model.position()).isEqualTo(700);
    model.step(true);
    assertThat(model.position()).isEqualTo(701);
    model.step(false);
    assertThat(model.position()).isEqualTo(700);
  }

  @Test
  void theKindOfRowsFollowsFromTheSpaceUntilItIsSelected() {
    assertThat(model.wantedRows()).isEmpty();
    model.setRows(Rows.VALUES);
    assertThat(model.wantedRows()).contains(Rows.VALUES);
  }
}
