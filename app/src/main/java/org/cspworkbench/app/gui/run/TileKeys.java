package org.cspworkbench.app.gui.run;

import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import org.cspworkbench.app.gui.replay.BoardPane;
import org.cspworkbench.viewer.animate.TileCursor;

/** The keys of the cursor on the cells of an image. */
final class TileKeys extends KeyAdapter {

  private final TileCursor cursor;

  private TileKeys(TileCursor cursor) {
    this.cursor = cursor;
  }

  /** Forwards the keys that are typed on {@code board} to {@code cursor} while it is shown. */
  static void on(BoardPane board, TileCursor cursor) {
    board.addKeyListener(new TileKeys(cursor));
  }

  @Override
  public void keyPressed(KeyEvent event) {
    if (!cursor.isOn() || event.isControlDown() || event.isAltDown() || event.isMetaDown()) {
      return;
    }
    switch (event.getKeyCode()) {
      case KeyEvent.VK_LEFT -> cursor.move(-1, 0);
      case KeyEvent.VK_RIGHT -> cursor.move(1, 0);
      case KeyEvent.VK_UP -> cursor.move(0, -1);
      case KeyEvent.VK_DOWN -> cursor.move(0, 1);
      case KeyEvent.VK_ENTER -> cursor.enter();
      case KeyEvent.VK_DELETE -> cursor.ban();
      case KeyEvent.VK_BACK_SPACE -> cursor.free();
      default -> {
        return;
      }
    }
    event.consume();
  }
}
