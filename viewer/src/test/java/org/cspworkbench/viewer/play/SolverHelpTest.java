package org.cspworkbench.viewer.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.Game.Phase;
import org.cspworkbench.presentation.game.HelpStage;
import org.cspworkbench.presentation.game.Sheet;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.play.Strip.Choice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of stages and hints: the display while a solver is running, and the result. */
final class SolverHelpTest {

  private final OffscreenPlay play = new OffscreenPlay();
  private final PlayModel model = play.model();

  @Test
  void aStageIsPlacedAtTheSelectedDelay() {
    Game game = play.begin(OffscreenPlay.PUZZLE);
    model.setHelp(new Help("mac", true, 500));
    model.solve(HelpStage.SINGLES);
    play.work();
    assertThat(game.sheet().grid().filled()).isEqualTo(31);
    play.pass(499_000_000L);
    model.tick();
    assertThat(game.sheet().grid().filled()).isEqualTo(31);
    play.pass(1_000_000L);
    model.tick();
    assertThat(game.sheet().grid().filled()).isEqualTo(32);
    game.undo();
    game.restart();
    model.setHelp(new Help("exact-cover", false, 500));
    model.solve(HelpStage.ALL);
    play.work();
    assertThat(game.phase()).isEqualTo(Phase.WON);
    assertThat(play.strip().headline()).contains("51");
  }

  /** Values of the solution are filled in until a cell has one candidate left. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aStageThatStopsBeforeTheEndReportsWhatItFilledIn(boolean isAnimated) {
    Game game = play.begin(OffscreenPlay.HARD);
    Grid solution = game.assessment().solution().orElseThrow();
    int helped = 0;
    for (int cell = 0; helped == 0; cell++) {
      game.place(cell, solution.value(cell));
      model.setHelp(new Help("mac", isAnimated, 0));
      model.solve(HelpStage.SINGLES);
      play.work();
      while (game.isInStage()) {
        assertThat(model.stageResult()).isEmpty();
        model.tick();
      }
      helped = game.tally().helped();
    }
    assertThat(game.phase()).isEqualTo(Phase.PLAYING);
    assertThat(play.strip().headline())
        .isEqualTo(
            helped == 1
                ? "One cell was filled in. No other cell can be filled in this way."
                : helped + " cells were filled in. No other cell can be filled in this way.");
    assertThat(play.strip().detail())
        .isEqualTo(81 - game.sheet().grid().filled() + " cells are still open.");
    game.undo();
    assertThat(model.stageResult()).isEmpty();
  }

  /**
   * At every position the values equal those of the trace, and the values of the player are
   * unchanged.
   */
  @Test
  void aSearchIsReplayedFromItsTraceAndItsValuesRemain() {
    for (Solver solver : SolverCatalog.SOLVERS) {
      if (!solver.recordsItsRuns() || solver.about().completeness() == Completeness.INCOMPLETE) {
        continue;
      }
      Game game = play.begin(OffscreenPlay.HARD);
      Grid solution = game.assessment().solution().orElseThrow();
      game.place(1, solution.value(1));
      Sheet before = game.sheet();
      model.setHelp(new Help(solver.about().id(), true, 0));
      model.solve(HelpStage.ALL);
      play.work();
      assertThat(game.sheet()).as("%s: nothing is placed yet", solver).isEqualTo(before);
      assertThat(model.work()).contains(CurrentWork.Kind.STAGE);
      model.setHelp(new Help(solver.about().id(), true, 2000));
      model.tick();
      Playback playback = model.search().flatMap(StageSearch::playback).orElseThrow();
      new Random(3)
          .ints(20, 0, playback.length())
          .forEach(position -> assertShowsTheTrace(game, playback, position));
      model.finishStage();
      assertThat(game.phase()).as("%s", solver).isEqualTo(Phase.WON);
      assertThat(model.work()).isEmpty();
      game.restart();
    }
  }

  private void assertShowsTheTrace(Game game, Playback playback, int position) {
    playback.seek(position);
    Moment searched = model.search().flatMap(StageSearch::moment).orElseThrow();
    Moment shown = PlayMoments.ofSearch(game, View.USUAL, searched, 0);
    for (int cell = 0; cell < 81; cell++) {
      int assigned = playback.player().state().assigned(cell);
      Spot spot = shown.spot(cell);
      if (!game.sheet().grid().isEmpty(cell)) {
        assertThat(spot.value()).isEqualTo(game.sheet().grid().value(cell) - 1);
        assertThat(spot.state())
            .isEqualTo(game.sheet().grid().isGiven(cell) ? Spot.State.GIVEN : Spot.State.FILLED);
      } else if (assigned != TraceEvent.NONE) {
        assertThat(spot.value()).isEqualTo(assigned);
      } else if (spot.state() == Spot.State.OPEN) {
        assertThat(spot.value()).isEqualTo(TraceEvent.NONE);
      }
    }
  }

  @Test
  void aSearchIsAnimatedAndShowsUndoneValues() {
    Game game = play.begin(OffscreenPlay.HARD);
    model.setHelp(new Help("forward-checking", true, 20));
    model.solve(HelpStage.ALL);
    assertThat(play.strip().headline()).isEqualTo("The solver is running…");
    play.work();
    Set<Spot.State> seen = EnumSet.noneOf(Spot.State.class);
    int frames = 0;
    for (; model.search().isPresent(); frames++) {
      play.pass(16_000_000);
      model.tick();
      model
          .search()
          .flatMap(StageSearch::moment)
          .ifPresent(moment -> moment.spots().forEach(spot -> seen.add(spot.state())));
      assertThat(game.sheet().grid().filled() == 81).isEqualTo(model.search().isEmpty());
    }
    assertThat(seen).contains(Spot.State.TRIED, Spot.State.TAKEN_BACK, Spot.State.DEAD);
    assertThat(frames).as("not at once").isGreaterThan(100);
    assertThat(game.phase()).isEqualTo(Phase.WON);
    assertThat(game.tally().helped()).isEqualTo(81 - OffscreenPlay.HARD.filled());
  }

  /** Another key press places the values found so far, also while the solver is still running. */
  @Test
  void aSearchIsSkippedCancelledAndEndedByAChange() {
    Game game = play.begin(OffscreenPlay.HARD);
    model.solve(HelpStage.ALL);
    model.finishStage();
    play.work();
    assertThat(game.phase()).as("cut short before its end is known").isEqualTo(Phase.WON);
    game.restart();

    model.solve(HelpStage.ALL);
    play.work();
    model.tick();
    assertThat(play.strip().detail())
        .startsWith("Event 0 of ")
        .endsWith("Press any key to show the result.");
    assertThat(play.strip().choices()).containsExactly(Choice.CANCEL);
    model.dismiss();
    assertThat(model.search()).isEmpty();
    assertThat(game.sheet().grid()).isEqualTo(OffscreenPlay.HARD);

    model.solve(HelpStage.ALL);
    play.work();
    model.select(1);
    model.enter(game.assessment().solution().orElseThrow().value(1));
    assertThat(model.search()).isEmpty();
    assertThat(model.work()).isEmpty();
    assertThat(game.sheet().grid().filled()).isEqualTo(OffscreenPlay.HARD.filled() + 1);
  }

  /** A failed search has been displayed; a wrong value is reported without a search. */
  @Test
  void aFailedSearchPlacesNothing() {
    Game game = play.begin(OffscreenPlay.HARD);
    model.setHelp(new Help("wfc-greedy", true, 0));
    model.solve(HelpStage.ALL);
    play.work();
    model.tick();
    assertThat(game.sheet().grid()).isEqualTo(OffscreenPlay.HARD);
    assertThat(play.strip().headline()).startsWith("This solver gave up");

    model.dismiss();
    int right = game.assessment().solution().orElseThrow().value(1);
    game.place(1, game.state(1).candidates().stream().filter(v -> v != right).findAny().get());
    model.solve(HelpStage.ALL);
    play.work();
    assertThat(model.search()).isEmpty();
    assertThat(game.contradiction()).isPresent();
  }

  @Test
  void cancelledGamesAreDiscarded() {
    Game game = play.begin(OffscreenPlay.PUZZLE);
    model.solve(HelpStage.SINGLES);
    model.dismiss();
    assertThat(model.work()).isEmpty();
    play.work();
    assertThat(game.isInStage()).isFalse();
    model.hint();
    model.cancel();
    play.work();
    assertThat(game.openHint()).isEmpty();
    assertThat(game.tally().hints()).isZero();
  }
}
