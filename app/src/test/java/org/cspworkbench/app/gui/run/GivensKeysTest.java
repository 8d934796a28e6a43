package org.cspworkbench.app.gui.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.Optional;
import org.cspworkbench.app.gui.replay.BoardPane;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.GivensEditor;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the keys for editing givens. */
class GivensKeysTest {

  private final AnimateModel model = new AnimateModel(Runs.THREADS, 1 << 20);
  private final GivensEditor editor = new GivensEditor(model);
  private final BoardPane board =
      BoardPane.full(Optional::empty, editor::still, (moment, csp) -> moment);

  @AfterEach
  void stop() {
    model.stop();
  }

  private void edit(int size) throws InterruptedException {
    GivensKeys.on(board, editor);
    model.open(PuzzleEntry.ofGrid("Puzzle", Grid.empty(Shape.ofSize(size))));
    model.stop();
    Runs.await("the run", () -> !model.isRunning());
    editor.switchOnOrOff();
  }

  private KeyEvent press(char symbol) {
    int code = KeyEvent.getExtendedKeyCodeForChar(symbol);
    KeyEvent event = new KeyEvent(board, KeyEvent.KEY_PRESSED, 0, 0, code, symbol);
    Arrays.stream(board.getKeyListeners()).forEach(each -> each.keyPressed(event));
    return event;
  }

  private Grid puzzle() {
    return ((Problem.Sudoku) model.opened().orElseThrow().problem()).grid();
  }

  /** Tests all letters but R, which runs the solver. */
  @ParameterizedTest
  @ValueSource(chars = {'q', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z'})
  void aLetterBeyondPIsReportedAndChangesNothing(char symbol) throws InterruptedException {
    edit(25);
    assertThat(press(symbol).isConsumed()).isTrue();
    assertThat(model.notices().current().orElseThrow().text())
        .isEqualTo(
            "%c is not a symbol of this puzzle. Its symbols are 1–9, A–P.",
            Character.toUpperCase(symbol));
    assertThat(puzzle()).isEqualTo(Grid.empty(Shape.ofSize(25)));
  }

  @Test
  void theKeyThatRunsTheSolverIsLeftAlone() throws InterruptedException {
    edit(25);
    assertThat(press('r').isConsumed()).isFalse();
    press('p');
    assertThat(puzzle().value(0)).isEqualTo(25);
  }
}
