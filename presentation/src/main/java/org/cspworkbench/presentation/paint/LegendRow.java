package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/**
 * A row of a legend: a cell in one state, and what that means.
 *
 * @param key the key of the text that explains it
 * @param cell the picture of a single cell
 * @param spot the state of the cell
 * @param isNumbered whether it has the number of a decision, which a board omits in such small
 *     cells
 */
public record LegendRow(String key, Picture cell, Spot spot, boolean isNumbered) {

  /** The side of a cell of a legend. */
  public static final double SIDE = 21;

  private static final double TAG = 12;
  private static final double NUMBER = 9.5;
  private static final double BOARD_FRAME = 3;

  /** Paints the cell with its upper left corner at a point, without the frame of the board. */
  public void paint(Surface on, Look look, double x, double y) {
    Box swatch = new Box(x, y, SIDE, SIDE);
    Moment moment = Moment.of(ImmutableList.of(spot));
    on.within(swatch, in -> cell.paint(in, swatch.inset(-BOARD_FRAME), look, moment));
    Ink ink = new Ink(on, look);
    if (isNumbered) {
      ink.fill(new Box(x, y, TAG, TAG), Token.ACCENT);
      ink.write("3", x + TAG / 2, y + TAG / 2, look.fonts().monoBold(), NUMBER, Token.ON_ACCENT);
    }
    ink.frame(swatch, Token.GRID_THIN, 1);
  }
}
