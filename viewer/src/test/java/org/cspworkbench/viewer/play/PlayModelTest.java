package org.cspworkbench.viewer.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.presentation.game.Allowance;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.HelpStage;
import org.cspworkbench.presentation.game.Sheet;
import org.cspworkbench.presentation.game.Terms;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.play.Strip.Choice;
import org.cspworkbench.viewer.play.Strip.Kind;
import org.junit.jupiter.api.Test;

/** Tests of the state of the workspace, without a display. */
final class PlayModelTest {

  private final OffscreenPlay play = new OffscreenPlay();
  private final PlayModel model = play.model();
  private final GameMaker maker = play.maker();
  private final Strips strips = play.strips();

  @Test
  void theEventThreadDoesNoSlowWork() {
    model.begin(OffscreenPlay.PUZZLE, Terms.free("Test"));
    assertThat(model.game()).isEmpty();
    assertThat(model.sheet().map(Sheet::grid)).as("is seen").contains(OffscreenPlay.PUZZLE);
    assertThat(play.strip().kind()).isEqualTo(Kind.WORKING);
    play.work();
    assertThat(model.game()).isPresent();
    model.hint();
    assertThat(model.game().orElseThrow().openHint()).isEmpty();
    play.work();
    assertThat(play.strip().kind()).isEqualTo(Kind.HINT);
    model.solve(HelpStage.SINGLES);
    assertThat(model.game().orElseThrow().isInStage()).isFalse();
    play.work();
    assertThat(model.game().orElseThrow().isInStage()).isTrue();
    maker.make();
    assertThat(play.queued()).hasSize(1);
  }

  @Test
  void theCursorStaysOnTheBoardAndFindsOpenCells() {
    play.begin(OffscreenPlay.PUZZLE);
    model.select(0);
    model.move(-1, -1);
    assertThat(model.selected()).contains(0);
    model.moveToOpen(0, 1);
    assertThat(model.selected()).as("r1c1 and r1c2 are given").contains(2);
    model.moveToRowEnd();
    assertThat(model.selected()).contains(8);
    model.moveToOpen(1, 0);
    assertThat(model.selected()).contains(17);
    model.moveToLast();
    model.move(1, 1);
    assertThat(model.selected()).contains(80);
    model.moveToOpen(0, 1);
    assertThat(model.selected()).contains(80);
    model.moveToRowStart();
    assertThat(model.selected()).contains(72);
    model.moveToFirst();
    assertThat(model.selected()).contains(0);
  }

  @Test
  void digitsAreNotesInNotesModeAndStrikeOutWhereCandidatesAreWorkedOut() {
    Game game = play.begin(OffscreenPlay.PUZZLE);
    model.select(2);
    model.toggleNotesMode();
    model.enter(1);
    assertThat(game.sheet().notes().mask(2)).isEqualTo(1);
    model.setView(model.view().with(PlayCommands.CANDIDATES, true));
    model.enter(4);
    assertThat(game.sheet().struck().contains(2, 4)).isTrue();
    assertThat(play.moment().spot(2).candidates().indices().toArray()).containsExactly(0, 1);
    model.toggleNotesMode();
    model.enter(4);
    assertThat(game.sheet().grid().value(2)).isEqualTo(4);
    model.enter(10);
    assertThat(game.sheet().grid().value(2)).as("no value of this board").isEqualTo(4);
  }

  @Test
  void anImproperPuzzleIsReportedAndExplored() {
    Game game = play.begin(OffscreenPlay.SEVERAL);
    assertThat(play.strip().kind()).isEqualTo(Kind.REMARK);
    assertThat(play.strip().headline()).contains("more than one solution");
    model.hint();
    play.work();
    assertThat(game.openHint()).isEmpty();
    model.dismiss();
    assertThat(strips.strip()).isEmpty();
    model.enter(5);
    assertThat(game.sheet().grid().filled()).isEqualTo(1);
  }

  @Test
  void aStrongerHintIsOfferedWhileThereIsOne() {
    Terms terms = new Terms("Test", Allowance.of(1), Allowance.UNLIMITED, true);
    model.begin(OffscreenPlay.PUZZLE, terms);
    play.work();
    model.hint();
    play.work();
    assertThat(play.strip().choices()).containsExactly(Choice.STRONGER_HINT, Choice.CLOSE);
    model.hint();
    play.work();
    assertThat(play.strip().choices()).containsExactly(Choice.STRONGER_HINT, Choice.CLOSE);
    model.hint();
    play.work();
    assertThat(play.strip().choices()).as("the strongest one").containsExactly(Choice.CLOSE);
  }

  @Test
  void theEndOfAGameIsReported() {
    Game game = play.begin(OffscreenPlay.PUZZLE);
    Grid solution = game.assessment().solution().orElseThrow();
    for (int i = 0; i < 3; i++) {
      game.place(2, 1 + i % 2);
    }
    assertThat(play.strip().choices())
        .containsExactly(Choice.SOLUTION, Choice.CONTINUE, Choice.NEW_GAME);
    game.continueWithoutCounting();
    for (int cell = 0; cell < 81; cell++) {
      game.place(cell, solution.value(cell));
    }
    assertThat(play.strip().kind()).isEqualTo(Kind.DONE);
    assertThat(play.strip().detail()).contains("0:00", "hints 0", "errors 3", "easy", "1 game");
    game.undo();
    game.redo();
    assertThat(model.bestTimes().levels().get(Level.EASY))
        .as("one game, however often its last value is placed")
        .isEqualTo(new BestTimes.Won(1, 0, 0));
    assertThat(play.moment().spot(2).state()).isEqualTo(Spot.State.SOLVED);
    assertThat(play.moment().spot(0).state()).isEqualTo(Spot.State.GIVEN);
  }

  @Test
  void theClockRunsOnlyWhileTheBoardIsShown() {
    Game game = play.begin(OffscreenPlay.PUZZLE);
    assertThat(game.clock().isRunning()).isFalse();
    model.setShown(true);
    assertThat(game.clock().isRunning()).isTrue();
    model.toggleClock();
    assertThat(game.clock().isRunning()).isFalse();
    model.toggleClock();
    model.setShown(false);
    assertThat(game.clock().isRunning()).isFalse();
  }
}
