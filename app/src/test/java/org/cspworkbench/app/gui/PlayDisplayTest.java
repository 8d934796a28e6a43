package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import javax.swing.JFrame;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.presentation.game.Allowance;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.Game.Phase;
import org.cspworkbench.solvers.logic.Hint.Strength;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.play.BoardKind;
import org.cspworkbench.viewer.play.GameRequest;
import org.cspworkbench.viewer.play.Help;
import org.cspworkbench.viewer.play.PlayCommands;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests of playing in a real window, with mouse and keyboard. */
@Tag("display")
class PlayDisplayTest extends OpenWindow {

  /** Starts a new game from the form, with the keyboard. */
  private void newGame(int hints, int errors) {
    Screen.onEventThread(
        () ->
            models
                .gameMaker()
                .setRequest(
                    new GameRequest(
                        BoardKind.NINE,
                        false,
                        Difficulty.EASY,
                        Level.EASY,
                        true,
                        Allowance.of(hints),
                        Allowance.of(errors),
                        true,
                        Help.USUAL)));
    screen.press(KeyEvent.VK_N, KeyEvent.VK_CONTROL);
    screen.until("the form is there", () -> Screen.find(frame(), "Start the game").isPresent());
    screen.click(frame(), "Start the game");
    screen.until("the game has begun", () -> models.playModel().game().isPresent());
    screen.until("it is played", () -> game().clock().isRunning());
  }

  /** Plays from the start page to the last cell, with the keyboard only. */
  @Test
  void aNewGameIsPlayedToTheEnd() {
    newGame(3, 3);
    assertThat(Screen.see(() -> grid().filled())).isEqualTo(55);
    assertThat(Screen.see(() -> frame().getTitle())).isEqualTo(game().terms().title());
    Grid solution = Screen.see(() -> game().assessment().solution().orElseThrow());
    screen.press(KeyEvent.VK_HOME, KeyEvent.VK_CONTROL);
    for (int cell = 0; cell < 81; cell++) {
      int at = cell;
      screen.until("the cell is selected", () -> selected() == at);
      if (Screen.see(() -> grid().isEmpty(at))) {
        screen.press(KeyEvent.VK_0 + solution.value(cell));
      }
      if (cell % 9 == 8 && cell < 80) {
        screen.press(KeyEvent.VK_DOWN);
        screen.press(KeyEvent.VK_HOME);
      } else if (cell < 80) {
        screen.press(KeyEvent.VK_RIGHT);
      }
    }
    screen.until("it is won", () -> game().phase() == Phase.WON);
    assertThat(Screen.see(() -> Screen.find(frame(), "Solved.").isPresent())).isTrue();
  }

  @Test
  void theLimitOfErrorsEndsTheGameWithAChoice() {
    newGame(3, 2);
    int cell =
        Screen.see(() -> grid().shape().cells().filter(grid()::isEmpty).findFirst().getAsInt());
    Screen.onEventThread(() -> models.playModel().select(cell));
    int right = Screen.see(() -> game().assessment().solution().orElseThrow().value(cell));
    screen.press(KeyEvent.VK_1 + right % 9);
    screen.until("it is an error", () -> game().tally().errors() == 1);
    screen.press(KeyEvent.VK_1 + (right + 1) % 9);
    screen.until("the game has ended", () -> game().phase() == Phase.OUT_OF_ERRORS);
    screen.press(KeyEvent.VK_0 + right);
    screen.click(frame(), "Continue without counting");
    screen.until("it goes on", () -> game().phase() == Phase.PLAYING);
    screen.press(KeyEvent.VK_1 + (right + 2) % 9);
    screen.until("errors end nothing", () -> game().tally().errors() == 3);
    assertThat(Screen.see(() -> game().phase())).isEqualTo(Phase.PLAYING);
  }

  @Test
  void theButtonShowsThatNoHintsRemain() {
    newGame(1, 3);
    int cell = Screen.see(() -> selected());
    int value = Screen.see(() -> game().assessment().solution().orElseThrow().value(cell));
    screen.press(KeyEvent.VK_F3);
    screen.until("a hint is there", () -> game().tally().hints() == 1);
    screen.click(frame(), "Show more");
    screen.until(
        "it is stronger",
        () ->
            game()
                .openHint()
                .filter(hint -> hint.request().strength() == Strength.POINTING)
                .isPresent());
    assertThat(Screen.see(() -> game().tally().hints())).isEqualTo(1);
    screen.press(KeyEvent.VK_ESCAPE);
    screen.press(KeyEvent.VK_0 + value); // a hint on the same board would be free
    screen.until("none is left", () -> Screen.find(frame(), "No hints left").isPresent());
    assertThat(Screen.see(() -> Screen.find(frame(), "No hints left").orElseThrow().isEnabled()))
        .isFalse();
    screen.press(KeyEvent.VK_F3);
    screen.until("the reason is displayed", () -> models.model().notices().fault().isPresent());
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("the reason is gone", () -> models.model().notices().fault().isEmpty());
    assertThat(Screen.see(() -> game().tally().hints())).isEqualTo(1);
  }

  @Test
  void movesCanBeUndoneAndRedone() {
    newGame(3, 3);
    int cell =
        Screen.see(() -> grid().shape().cells().filter(grid()::isEmpty).findFirst().getAsInt());
    int value = Screen.see(() -> game().assessment().solution().orElseThrow().value(cell));
    screen.press(KeyEvent.VK_0 + value);
    screen.until("it is placed", () -> grid().value(cell) == value);
    screen.press(KeyEvent.VK_DELETE);
    screen.until("it is cleared", () -> grid().isEmpty(cell));
    screen.press(KeyEvent.VK_0 + value, KeyEvent.VK_SHIFT);
    screen.until("it is noted", () -> game().sheet().notes().contains(cell, value));
    for (int i = 0; i < 3; i++) {
      screen.press(KeyEvent.VK_Z, KeyEvent.VK_CONTROL);
    }
    screen.until("all is undone", () -> !game().canUndo());
    assertThat(Screen.see(() -> grid().filled())).isEqualTo(55);
    screen.click(frame(), "Redo");
    screen.until("it is placed again", () -> grid().value(cell) == value);
    screen.press(KeyEvent.VK_Y, KeyEvent.VK_CONTROL);
    screen.press(KeyEvent.VK_Z, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
    screen.until("all is redone", () -> !game().canRedo());
    assertThat(Screen.see(() -> game().sheet().notes().contains(cell, value))).isTrue();
  }

  /** The cells are announced to screen readers while a solver fills them. */
  @Test
  void aSolverFillsInTheConsequences() {
    newGame(3, 3);
    assertThat(Screen.see(() -> Screen.find(frame(), announced())).isPresent()).isTrue();
    screen.press(KeyEvent.VK_F7);
    screen.until("the first value is there", () -> grid().filled() > 55);
    screen.press(KeyEvent.VK_HOME);
    screen.until("a key finishes the stage", () -> !game().isInStage());
  }

  /** The search is displayed on the board but does not change the game until a key is pressed. */
  @Test
  void aSearchIsDisplayedUntilAKeyIsPressed() {
    newGame(3, 3);
    screen.press(KeyEvent.VK_F7, KeyEvent.VK_CONTROL);
    screen.until(
        "it is shown",
        () -> Screen.find(frame(), "Maintaining arc consistency is searching").isPresent());
    assertThat(Screen.see(() -> grid().filled())).isEqualTo(55);
    screen.press(KeyEvent.VK_HOME);
    screen.until("a key shows what it comes to", () -> game().phase() == Phase.WON);
  }

  private String announced() {
    int cell = selected();
    var candidates = game().state(cell).candidates();
    String which =
        candidates.size() == 1
            ? "1 candidate: " + candidates.get(0)
            : candidates.size() + " candidates: " + joined(candidates);
    return "Row " + (cell / 9 + 1) + ", column " + (cell % 9 + 1) + ", empty, " + which;
  }

  private static String joined(java.util.List<Integer> values) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < values.size(); i++) {
      text.append(i == 0 ? "" : i == values.size() - 1 ? " or " : ", ").append(values.get(i));
    }
    return text.toString();
  }

  @Test
  void playAndAnimateShareThePuzzle() {
    newGame(3, 3);
    Grid puzzle = Screen.see(() -> grid().givens());
    screen.press(KeyEvent.VK_2, KeyEvent.VK_CONTROL);
    screen.until(
        "it is watched",
        () -> !models.workspaces().isAt(PlayCommands.GAME) && models.model().opened().isPresent());
    assertThat(Screen.see(() -> models.model().opened().orElseThrow().problem().toString()))
        .isEqualTo(puzzle.toLine());
    assertThat(Screen.see(() -> game().clock().isRunning())).isFalse();
    screen.press(KeyEvent.VK_1, KeyEvent.VK_CONTROL);
    screen.until(
        "it is played again",
        () -> models.workspaces().isAt(PlayCommands.GAME) && game().clock().isRunning());
  }

  private JFrame frame() {
    return window.frame();
  }

  private Game game() {
    return models.playModel().game().orElseThrow();
  }

  private Grid grid() {
    return game().sheet().grid();
  }

  private int selected() {
    return models.playModel().selected().orElseThrow();
  }
}
