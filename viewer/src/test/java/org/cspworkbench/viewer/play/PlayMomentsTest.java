package org.cspworkbench.viewer.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.words.RuleWords;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Thermometer;
import org.cspworkbench.sudoku.Thermometers;
import org.cspworkbench.viewer.play.Strip.Choice;
import org.cspworkbench.viewer.play.Strip.Kind;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Test;

/** Tests of the display of a game: its marks and its announcements. */
final class PlayMomentsTest {

  private final OffscreenPlay play = new OffscreenPlay();
  private final PlayModel model = play.model();
  private final Strips strips = play.strips();

  /**
   * The number of remaining values is announced whether candidates, notes or neither are displayed.
   */
  @Test
  void everyOpenCellAnnouncesTheNumberOfRemainingValues() {
    Game game = play.begin(OffscreenPlay.PUZZLE);
    for (boolean automatic : new boolean[] {false, true}) {
      model.setView(new View(automatic, true, true, false));
      Moment moment = play.moment();
      for (int cell = 0; cell < 81; cell++) {
        if (game.sheet().grid().isEmpty(cell)) {
          assertThat(moment.spot(cell).left()).isEqualTo(game.state(cell).candidates().size());
          assertThat(moment.spot(cell).candidates().isEmpty()).isEqualTo(!automatic);
        }
      }
    }
  }

  @Test
  void equalDigitsAndUnitsOfTheSelectionAreShaded() {
    play.begin(OffscreenPlay.PUZZLE);
    model.select(0); // 5
    Moment moment = play.moment();
    for (int cell = 0; cell < 81; cell++) {
      boolean isEqual = OffscreenPlay.PUZZLE.value(cell) == 5;
      boolean isPeer = OffscreenPlay.PUZZLE.shape().peers(0).contains(cell);
      Spot.Shade expected = isEqual ? Spot.Shade.EQUAL : isPeer ? Spot.Shade.UNIT : Spot.Shade.NONE;
      assertThat(moment.spot(cell).shade()).as("cell %d", cell).isEqualTo(expected);
    }
    model.setView(model.view().with(PlayCommands.EQUAL_DIGITS, false));
    assertThat(play.moment().spots()).noneMatch(spot -> spot.shade() == Spot.Shade.EQUAL);
  }

  @Test
  void conflictsAreMarkedWithTheirUnitsOnRequest() {
    Game game = play.begin(OffscreenPlay.PUZZLE);
    model.select(2);
    model.enter(5);
    assertThat(play.moment().spot(2).state()).isEqualTo(Spot.State.FILLED);
    game.checkConflicts();
    Moment moment = play.moment();
    assertThat(moment.spot(0).state()).isEqualTo(Spot.State.CONFLICT);
    assertThat(moment.spot(2).state()).isEqualTo(Spot.State.CONFLICT);
    for (int cell = 3; cell < 9; cell++) {
      assertThat(moment.spot(cell).hint()).isEqualTo(Spot.Hint.BROKEN_UNIT);
    }
    assertThat(moment.spot(80).hint()).isEqualTo(Spot.Hint.NONE);
    assertThat(play.strip().kind()).isEqualTo(Kind.PROBLEM);
    model.dismiss();
    assertThat(strips.strip()).isEmpty();
    game.clear(2);
    game.checkConflicts();
    assertThat(play.strip().kind()).isEqualTo(Kind.DONE);
  }

  /** A value may agree with everything around it, and still not be that of the solution. */
  @Test
  void wrongValuesAreMarkedAtOnceIfThePlayerWantsIt() {
    Game game = play.begin(OffscreenPlay.PUZZLE);
    Grid solution = game.assessment().solution().orElseThrow();
    int right = solution.value(2);
    int wrong =
        game.state(2).candidates().stream().filter(v -> v != right).findFirst().orElseThrow();
    game.place(2, wrong);
    assertThat(play.moment().spot(2).state()).isEqualTo(Spot.State.FILLED);
    model.setView(model.view().with(PlayCommands.MISTAKES, true));
    assertThat(play.moment().spot(2).state()).isEqualTo(Spot.State.CONFLICT);
    game.place(2, right);
    assertThat(play.moment().spot(2).state()).isEqualTo(Spot.State.FILLED);
  }

  @Test
  void aThermometerThatDoesNotIncreaseIsMarkedOnRequest() {
    Shape shape =
        OffscreenPlay.PUZZLE.shape().with(new Thermometers(ImmutableList.of(Thermometer.of(2, 3))));
    Game game =
        play.begin(Grid.ofGivens(shape, shape.cells().map(OffscreenPlay.PUZZLE::value).toArray()));
    assertThat(game.assessment().solution()).isPresent();
    assertThat(game.assessment().hasHints()).isFalse();
    model.select(2);
    model.enter(4);
    model.select(3);
    model.enter(2); // allowed by its row, column and box
    game.checkConflicts();
    Moment moment = play.moment();
    for (int cell = 0; cell < 81; cell++) {
      assertThat(moment.spot(cell).state() == Spot.State.CONFLICT)
          .as("cell %d", cell)
          .isEqualTo(cell == 2 || cell == 3);
    }
    assertThat(play.strip().kind()).isEqualTo(Kind.PROBLEM);
    assertThat(new RuleWords(Texts.phrases()).conflict(game.conflicts().all().get(0)))
        .isEqualTo("thermometer 1 does not increase: 4 in r1c3, then 2 in r1c4");
  }

  @Test
  void aFullHintMarksItsConclusions() {
    Game game = play.begin(OffscreenPlay.PUZZLE);
    for (int i = 0; i < 3; i++) {
      model.hint();
      play.work();
    }
    int target = game.openHint().orElseThrow().advice().targets().iterator().next();
    assertThat(play.moment().spot(target).hint()).isEqualTo(Spot.Hint.TARGET);
    assertThat(play.strip().choices()).containsExactly(Choice.CLOSE);
    assertThat(play.strip().detail()).contains("1 of your 3");
  }
}
