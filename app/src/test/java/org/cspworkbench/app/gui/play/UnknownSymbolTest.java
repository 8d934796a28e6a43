package org.cspworkbench.app.gui.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.Locale;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.viewer.play.OffscreenPlay;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.play.Strip.Choice;
import org.cspworkbench.viewer.play.Strip.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Verifies that a symbol that denotes no value is reported, and that the game is unchanged. */
final class UnknownSymbolTest {

  private final OffscreenPlay play = new OffscreenPlay();
  private final PlayModel model = play.model();
  private final GameBoard board = new GameBoard(model);

  private void press(char symbol, int modifiers) {
    int code = KeyEvent.getExtendedKeyCodeForChar(symbol);
    char typed =
        modifiers == 0 ? symbol : String.valueOf(symbol).toUpperCase(Locale.ROOT).charAt(0);
    KeyEvent event = new KeyEvent(board, KeyEvent.KEY_PRESSED, 0, modifiers, code, typed);
    Arrays.stream(board.getKeyListeners()).forEach(each -> each.keyPressed(event));
  }

  /** Starts a game in which all cells but the first three are filled. */
  private Game begin(int size) {
    int box = (int) Math.round(Math.sqrt(size));
    int[] givens = new int[size * size];
    for (int cell = 3; cell < givens.length; cell++) {
      int row = cell / size;
      givens[cell] = (row % box * box + row / box + cell % size) % size + 1;
    }
    return play.begin(Grid.ofGivens(Shape.ofSize(size), givens));
  }

  @ParameterizedTest
  @CsvSource({"4, 5, '1–4'", "9, a, '1–9'", "16, h, '1–9, A–G'", "25, q, '1–9, A–P'"})
  void theRemarkListsTheSymbolsAndTheGameStays(int size, char symbol, String symbols) {
    Game game = begin(size);
    int filled = game.sheet().grid().filled();
    press(symbol, 0);
    assertThat(play.strip().kind()).isEqualTo(Kind.REMARK);
    assertThat(play.strip().headline())
        .isEqualTo(
            "%c is not a symbol of this puzzle. Its symbols are %s.",
            Character.toUpperCase(symbol), symbols);
    assertThat(play.strip().choices()).containsExactly(Choice.CLOSE);
    assertThat(game.canUndo()).isFalse();
    assertThat(game.sheet().grid().filled()).isEqualTo(filled);
  }

  @ParameterizedTest
  @ValueSource(chars = {'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z'})
  void everyLetterBeyondPIsReportedOnTheLargestBoardAlsoAsANote(char symbol) {
    Game game = begin(25);
    for (int modifiers : new int[] {0, InputEvent.SHIFT_DOWN_MASK}) {
      press(symbol, modifiers);
      assertThat(play.strip().headline()).contains("1–9, A–P");
      model.dismiss();
      assertThat(play.strips().strip()).isEmpty();
    }
    assertThat(game.canUndo()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {9, 25})
  void theRemarkDisappearsWithTheNextValueOrMove(int size) {
    begin(size);
    press('z', 0);
    press('3', 0);
    assertThat(model.remarks().unknownSymbol()).isEmpty();
    press('z', 0);
    model.move(0, 1);
    assertThat(play.strips().strip()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(chars = {'q', 'z'})
  void lettersWithTheControlKeyAreCommands(char symbol) {
    begin(25);
    press(symbol, InputEvent.CTRL_DOWN_MASK);
    assertThat(model.remarks().unknownSymbol()).isEmpty();
  }
}
