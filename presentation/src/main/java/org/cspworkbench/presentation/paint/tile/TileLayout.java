package org.cspworkbench.presentation.paint.tile;

import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.DeviceGrid;
import org.cspworkbench.tiles.TileGrid;

/**
 * The places of the cells of a grid.
 *
 * @param grid the grid
 * @param side the side of a cell
 * @param left the left edge of the first column
 * @param top the upper edge of the first row
 */
record TileLayout(TileGrid grid, double side, double left, double top) {

  private static final double LARGEST_CELL = 96;

  /**
   * Returns the layout in the middle of {@code area}.
   *
   * @param band the room for numbers, above and to the left
   * @param frame the room around the cells and the band
   */
  static TileLayout in(Box area, TileGrid grid, DeviceGrid device, double band, double frame) {
    double margin = band + 2 * frame;
    double fitting =
        Math.min((area.width() - margin) / grid.width(), (area.height() - margin) / grid.height());
    double side = Math.min(LARGEST_CELL, fitting);
    side = side >= device.pixel() ? device.whole(side) : side;
    double width = side * grid.width() + band;
    double height = side * grid.height() + band;
    return new TileLayout(
        grid,
        side,
        device.x(area.x() + (area.width() - width) / 2 + band),
        device.y(area.y() + (area.height() - height) / 2 + band));
  }

  /** Returns the place of all cells. */
  Box all() {
    return new Box(left, top, side * grid.width(), side * grid.height());
  }

  /** Returns the place of a cell. */
  Box cell(int cell) {
    return place(grid.column(cell), grid.row(cell));
  }

  /** Returns the place in a column and a row. */
  Box place(int column, int row) {
    return new Box(left + column * side, top + row * side, side, side);
  }

  /** Returns the column at {@code x}, or the nearest one. */
  int column(double x) {
    return bounded((x - left) / side, grid.width());
  }

  /** Returns the row at {@code y}, or the nearest one. */
  int row(double y) {
    return bounded((y - top) / side, grid.height());
  }

  private static int bounded(double index, int count) {
    return (int) Math.max(0, Math.min(count - 1, Math.floor(index)));
  }
}
