package org.cspworkbench.presentation.paint.tile;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.look.Ink;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.surface.Colour;

/**
 * Paints what a cell holds, in as much detail as its size permits: its tile; or its tiles one by
 * one, if they are few; else their mean colour under a fog, which is the denser the more are left,
 * with their number.
 */
final class CellPainter {

  private static final int FEW = 4; // tiles, shown two by two
  private static final int SEVERAL = 9; // tiles, shown three by three
  private static final double LEAST_WITH_TILES = 12; // the side of a cell, as the following
  private static final double LEAST_WITH_NUMBER = 20;
  private static final double LEAST_WITH_LARGE_NUMBER = 28;
  private static final double LEAST_WITH_SEVERAL = 40;
  private static final int HAZE = 140; // the opacity behind single tiles

  private final Ink ink;
  private final TilePalette palette;
  private final boolean hasNumbers;
  private final double side;
  private final Colour haze;

  /**
   * Creates a painter of cells.
   *
   * @param side the side of a cell
   * @param areNumbersWanted whether the number of tiles is shown where there is room
   */
  CellPainter(Ink ink, TilePalette palette, double side, boolean areNumbersWanted) {
    this.ink = ink;
    this.palette = palette;
    this.side = side;
    this.hasNumbers = areNumbersWanted && side >= leastWithNumber(ink.look());
    this.haze = ink.colour(Token.HEAT_1).withAlpha(HAZE).over(ink.colour(Token.CELL));
  }

  /** Larger letters, as those of projectors, need a larger cell. */
  private static double leastWithNumber(Look look) {
    return look.label() > Look.USUAL_LABEL ? LEAST_WITH_LARGE_NUMBER : LEAST_WITH_NUMBER;
  }

  void paint(Spot spot, Box place) {
    if (spot.state() == State.DEAD) {
      ink.fill(place, Token.DEAD_FILL);
    } else if (spot.value() != NONE) {
      ink.stamp(palette.face(spot.value()), place);
    } else {
      open(spot, place);
    }
  }

  private void open(Spot spot, Box place) {
    int count = spot.candidates().size();
    if (count == 1) {
      ink.stamp(palette.face(spot.candidates().indices().findFirst().orElseThrow()), place);
    } else if (count > 1 && count <= FEW && side >= LEAST_WITH_TILES) {
      tiles(spot, place, 2);
    } else if (count > FEW && count <= SEVERAL && side >= LEAST_WITH_SEVERAL) {
      tiles(spot, place, 3);
    } else {
      ink.fill(place, Colour.ofArgb(palette.fog(spot.candidates())));
      if (hasNumbers && count > 1 && !palette.isAll(count)) {
        number(place, count);
      }
      return;
    }
    if (hasNumbers && count > 1 && side >= LEAST_WITH_SEVERAL) {
      badge(place, count);
    }
  }

  /**
   * Paints the tiles in places that only their number determines: a row of two is in the middle.
   */
  private void tiles(Spot spot, Box place, int columns) {
    ink.fill(place, haze);
    double gap = ink.device().whole(side < LEAST_WITH_NUMBER ? 1 : 2);
    double small = ink.device().whole((side - (columns + 1) * gap) / columns);
    int[] values = spot.candidates().indices().toArray();
    int rows = (values.length + columns - 1) / columns;
    double left = place.x() + start(columns, small, gap);
    double top = place.y() + start(rows, small, gap);
    for (int i = 0; i < values.length; i++) {
      int column = i % columns;
      int row = i / columns;
      double x = left + column * (small + gap);
      double y = top + row * (small + gap);
      ink.stamp(palette.face(values[i]), new Box(x, y, small, small));
    }
  }

  private double start(int count, double small, double gap) {
    return ink.device().half(side - count * small - (count - 1) * gap);
  }

  private void number(Box place, int count) {
    Look look = ink.look();
    double size = Math.min(side * 0.5, look.label() * 10 / Look.USUAL_LABEL);
    write(count, place.centreX(), place.centreY(), size);
  }

  private void write(int count, double x, double y, double size) {
    ink.write(Integer.toString(count), x, y, ink.look().fonts().monoBold(), size, Token.TEXT);
  }

  /** Writes the number in the lower right corner. */
  private void badge(Box place, int count) {
    double size = ink.look().label() * 10 / Look.USUAL_LABEL;
    double square = ink.device().whole(size * 1.4);
    Box badge = new Box(place.right() - square, place.bottom() - square, square, square);
    ink.fill(badge, Token.CELL);
    write(count, badge.centreX(), badge.centreY(), size);
  }
}
