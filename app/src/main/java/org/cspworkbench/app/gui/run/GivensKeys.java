package org.cspworkbench.app.gui.run;

import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.OptionalInt;
import javax.swing.KeyStroke;
import org.cspworkbench.app.gui.replay.BoardPane;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.sudoku.Symbols;
import org.cspworkbench.viewer.animate.GivensEditor;
import org.cspworkbench.viewer.command.ReplayCommands;

/** The keys and mouse actions for editing the givens on a board. */
final class GivensKeys {

  private GivensKeys() {}

  /** Forwards the typed symbols and clicks on {@code board} to {@code editor}. */
  static void on(BoardPane board, GivensEditor editor) {
    board.addKeyListener(
        new KeyAdapter() {
          @Override
          public void keyPressed(KeyEvent event) {
            if (editor.isOn() && !isCommand(event)) {
              type(event, editor);
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

  private static boolean isCommand(KeyEvent event) {
    return event.isControlDown()
        || event.isAltDown()
        || event.isMetaDown()
        || Keys.of(ReplayCommands.RUN_AGAIN).contains(KeyStroke.getKeyStrokeForEvent(event));
  }

  private static void type(KeyEvent event, GivensEditor editor) {
    char symbol = event.getKeyChar();
    int value = Symbols.valueOf(symbol);
    if (value > 0) {
      editor.enter(value);
    } else if (Character.isLetter(symbol)) {
      editor.reject(Character.toUpperCase(symbol));
    } else {
      return;
    }
    event.consume();
  }
}
