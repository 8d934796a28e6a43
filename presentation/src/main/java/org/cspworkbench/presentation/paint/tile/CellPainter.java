package org.cspworkbench.presentation.paint.tile;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.tiles.TileTable;

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
  private final CellFigure figure;
  private final TileTable table;
  private final double side;
  private final Colour haze;

  /**
   * Creates a painter of cells.
   *
   * @param side the side of a cell
   * @param figure what is written on cells with several tiles, where there is room
   * @param table the values of a cell
   */
  CellPainter(Ink ink, TilePalette palette, double side, CellFigure figure, TileTable table) {
    this.ink = ink;
    this.palette = palette;
    this.side = side;
    this.figure = side >= leastWithNumber(ink.look()) ? figure : CellFigure.NONE;
    this.table = table;
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
      if (count > 1 && !palette.isAll(count)) {
        number(place, text(spot));
      }
      return;
    }
    if (count > 1 && side >= LEAST_WITH_SEVERAL) {
      badge(place, text(spot));
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

  private String text(Spot spot) {
    return figure.text(spot.candidates(), table);
  }

  private void number(Box place, String text) {
    if (text.isEmpty()) {
      return;
    }
    Look look = ink.look();
    double size = Math.min(side * 0.5, look.label() * 10 / Look.USUAL_LABEL);
    write(text, place.centreX(), place.centreY(), size);
  }

  private void write(String text, double x, double y, double size) {
    ink.write(text, x, y, ink.look().fonts().monoBold(), size, Token.TEXT);
  }

  /** Writes a figure, unless it is empty, in the lower right corner. */
  private void badge(Box place, String text) {
    if (text.isEmpty()) {
      return;
    }
    double size = ink.look().label() * 10 / Look.USUAL_LABEL;
    double square = ink.device().whole(size * 1.4);
    double width = Math.max(square, ink.device().whole(size * 0.65 * text.length() + 4));
    Box badge = new Box(place.right() - width, place.bottom() - square, width, square);
    ink.fill(badge, Token.CELL);
    write(text, badge.centreX(), badge.centreY(), size);
  }
}
