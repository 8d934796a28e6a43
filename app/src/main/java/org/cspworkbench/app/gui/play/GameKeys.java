package org.cspworkbench.app.gui.play;

import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.sudoku.Symbols;
import org.cspworkbench.viewer.play.PlayModel;

/** The digits and letters that are typed into a game, as notes if Shift is pressed. */
public final class GameKeys extends KeyAdapter {

  private final PlayModel model;

  /** Creates the keys of the games of {@code model}. */
  public GameKeys(PlayModel model) {
    this.model = model;
  }

  @Override
  public void keyPressed(KeyEvent event) {
    model.finishStage(); // any key ends the animation
    enter(event);
  }

  /** Enters digits and letters. All other keys are commands. */
  private void enter(KeyEvent event) {
    if (event.isControlDown() || event.isAltDown() || event.isMetaDown()) {
      return;
    }
    int typed = Symbols.valueOf(event.getKeyChar());
    int key = event.getKeyCode();
    if (typed > 9 && key >= KeyEvent.VK_A && key <= KeyEvent.VK_P) {
      put(typed, event.isShiftDown());
    } else if (typed > 0) {
      put(typed, false); // also for layouts where digits need Shift
    } else if (event.isShiftDown() && key >= KeyEvent.VK_1 && key <= KeyEvent.VK_9) {
      put(key - KeyEvent.VK_0, true);
    } else if (Character.isLetter(event.getKeyChar())) {
      reject(Character.toUpperCase(event.getKeyChar()));
    } else {
      return;
    }
    event.consume();
  }

  private void put(int value, boolean asNote) {
    boolean isTooLarge =
        model.game().filter(game -> value > game.sheet().grid().shape().size()).isPresent();
    if (isTooLarge) {
      reject(Symbols.of(value));
    } else if (asNote) {
      model.note(value);
    } else {
      model.enter(value);
    }
  }

  private void reject(char symbol) {
    if (model.game().filter(game -> game.phase() == Game.Phase.PLAYING).isPresent()) {
      model.remarks().reject(symbol);
    }
  }
}
