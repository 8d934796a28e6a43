package org.cspworkbench.presentation.paint.board;

import com.google.common.primitives.ImmutableIntArray;
import java.util.OptionalInt;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Surface;

/**
 * A board with the colours that a player has given to its cells.
 *
 * @param board the board
 * @param colours by cell the number of its colour, from 1, or 0
 */
public record ColouredBoard(BoardPicture board, ImmutableIntArray colours) implements Picture {

  @Override
  public void paint(Surface surface, Box area, Look look, Moment moment) {
    board.paint(surface, area, look, moment);
    CellColourPainter painter = new CellColourPainter(new Ink(surface, look));
    for (int cell = 0; cell < colours.length(); cell++) {
      if (colours.get(cell) > 0) {
        painter.paint(board.boundsOf(cell, area, look), colours.get(cell));
      }
    }
  }

  @Override
  public Size preferredSize(Look look) {
    return board.preferredSize(look);
  }

  @Override
  public Size minimumSize(Look look) {
    return board.minimumSize(look);
  }

  @Override
  public OptionalInt variableAt(Point point, Box area, Look look) {
    return board.variableAt(point, area, look);
  }

  @Override
  public Box boundsOf(int x, Box area, Look look) {
    return board.boundsOf(x, area, look);
  }
}
