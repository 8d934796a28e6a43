package org.cspworkbench.web.page;

import java.util.function.Consumer;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.viewer.run.BoardModel;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.NextFrame;
import org.cspworkbench.web.dom.Pointer;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * What pointers and keys do on a picture: pointers move and zoom it, and with the focus on it, the
 * arrow keys go from variable to variable.
 */
public final class BoardHand {

  private final BoardModel board;
  private final NextFrame repainting;

  private BoardHand(BoardModel board, NextFrame repainting) {
    this.board = board;
    this.repainting = repainting;
  }

  /**
   * Lets the reader use {@code board}, which is painted on {@code surface}.
   *
   * @param repainting paints it again
   * @param click chooses what is at a point
   */
  public static void on(
      HTMLElement surface, BoardModel board, NextFrame repainting, Consumer<Point> click) {
    BoardHand hand = new BoardHand(board, repainting);
    Pointer.on(surface, new Pointer.Hand(board.view(), repainting::request, click));
    Elements.on(surface, "mousedown", Event::preventDefault); // keys go on to move in the run
    Elements.on(surface, "keydown", event -> hand.press((KeyboardEvent) (JSObject) event));
  }

  private void press(KeyboardEvent key) {
    if (key.isCtrlKey() || key.isAltKey() || key.isMetaKey() || key.isShiftKey()) {
      return;
    }
    switch (key.getKey()) {
      case "ArrowLeft" -> board.walk(-1, 0);
      case "ArrowRight" -> board.walk(1, 0);
      case "ArrowUp" -> board.walk(0, -1);
      case "ArrowDown" -> board.walk(0, 1);
      case "Escape" -> board.deselect();
      default -> {
        return;
      }
    }
    key.preventDefault();
    key.stopPropagation(); // these keys move in the run elsewhere
    repainting.request();
  }
}
