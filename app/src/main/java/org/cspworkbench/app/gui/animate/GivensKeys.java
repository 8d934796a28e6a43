package org.cspworkbench.app.gui.animate;

import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.OptionalInt;
import org.cspworkbench.app.gui.tape.BoardPane;
import org.cspworkbench.sudoku.Symbols;

/** Digits, letters and the mouse on a board whose givens are changed. */
final class GivensKeys {

  private GivensKeys() {}

  /** Lets {@code editor} know what is typed and clicked on {@code board}. */
  static void on(BoardPane board, GivensEditor editor) {
    board.addKeyListener(
        new KeyAdapter() {
          @Override
          public void keyPressed(KeyEvent event) {
            int value = Symbols.valueOf(event.getKeyChar());
            boolean isCommand = event.isControlDown() || event.isAltDown() || event.isMetaDown();
            if (editor.isOn() && !isCommand && value > 0) {
              editor.enter(value);
              event.consume();
            }
          }
        });
    board.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            OptionalInt cell = board.cellAt(event);
            cell.ifPresent(editor::select);
          }
        });
  }
}
