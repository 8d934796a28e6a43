package org.cspworkbench.presentation.paint.board;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Token;

/**
 * A painter of the colours that a player has given to cells, as bars along the edges of a cell: the
 * ground of its digits stays as it is, and each colour has bars at other edges.
 */
public final class CellColourPainter {

  private static final ImmutableList<Token> COLOURS =
      ImmutableList.of(Token.VALUE_RED, Token.VALUE_GREEN, Token.VALUE_BLUE, Token.VALUE_YELLOW);

  private static final double WIDTH = 0.075; // of a bar, in sides of the cell
  private static final double GAP = 0.03;
  private static final double CORNER = 0.3;

  private final Ink ink;

  /** Creates a painter on {@code ink}. */
  public CellColourPainter(Ink ink) {
    this.ink = ink;
  }

  /** Paints colour {@code number}, from 1, at the edges of {@code cell}. */
  public void paint(Box cell, int number) {
    double width = Math.max(2, WIDTH * cell.width());
    Box frame = cell.inset(Math.max(1, GAP * cell.width()));
    double right = frame.right() - width;
    double bottom = frame.bottom() - width;
    Token colour = COLOURS.get(number - 1);
    if (number == 1 || number == 2) { // the sides
      bar(new Box(frame.x(), frame.y(), width, frame.height()), colour);
      bar(new Box(right, frame.y(), width, frame.height()), colour);
    }
    if (number == 1 || number == 3) { // above and below
      bar(new Box(frame.x(), frame.y(), frame.width(), width), colour);
      bar(new Box(frame.x(), bottom, frame.width(), width), colour);
    }
    if (number == 4) { // the corners
      double length = CORNER * frame.width();
      for (double y : new double[] {frame.y(), bottom}) {
        bar(new Box(frame.x(), y, length, width), colour);
        bar(new Box(frame.right() - length, y, length, width), colour);
      }
    }
  }

  private void bar(Box bar, Token colour) {
    ink.fill(bar, colour);
    ink.frame(bar, Token.TEXT_MUTED, ink.look().thinLine());
  }
}
