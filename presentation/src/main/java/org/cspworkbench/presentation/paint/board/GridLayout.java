package org.cspworkbench.presentation.paint.board;

import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.DeviceGrid;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Token;

/**
 * The layout of a square grid: cells are as large as the area allows, each of whole pixels, and the
 * grid is centred.
 */
final class GridLayout {

  private static final double LARGEST_CELL = 96;

  private final DeviceGrid device;
  private final int size;
  private final double side;
  private final double left;
  private final double top;

  /**
   * The layout of a grid before its area is known.
   *
   * @param size the number of cells along each side
   * @param isNumbered whether there is a band for numbers at the left and at the top
   */
  record Outline(int size, boolean isNumbered) {

    /** Returns the size of an area in which a cell has this side. */
    Size sizeFor(Look look, double side) {
      int length = (int) Math.ceil(size * side + band(look) + 2 * look.frame());
      return new Size(length, length);
    }

    private double band(Look look) {
      return isNumbered ? look.label() * 2 : 0;
    }

    /** Returns the grid in {@code area}. */
    GridLayout in(DeviceGrid device, Box area, Look look) {
      return fit(device, area, size, band(look), look.frame());
    }

    /** Returns the grid in {@code area} for positions that do not depend on a device. */
    GridLayout in(Box area, Look look) {
      return in(DeviceGrid.unscaled(), area, look);
    }
  }

  private GridLayout(DeviceGrid device, int size, double side, double left, double top) {
    this.device = device;
    this.size = size;
    this.side = side;
    this.left = left;
    this.top = top;
  }

  /**
   * Creates a grid of {@code size} × {@code size} cells.
   *
   * @param band the width of the band for numbers at the left and at the top; 0 if there is none
   * @param frame the maximum width of the frame outside the cells, on each side
   */
  private static GridLayout fit(DeviceGrid device, Box area, int size, double band, double frame) {
    double room = Math.min(area.width(), area.height()) - band - 2 * frame;
    double side = device.whole(Math.min(LARGEST_CELL, room / size));
    double taken = side * size + band;
    double left = device.x(area.x() + (area.width() - taken) / 2 + band);
    double top = device.y(area.y() + (area.height() - taken) / 2 + band);
    return new GridLayout(device, size, side, left, top);
  }

  DeviceGrid device() {
    return device;
  }

  int size() {
    return size;
  }

  /** Returns the side of a cell, from edge to edge. */
  double side() {
    return side;
  }

  /** Returns the edge to the left of {@code column}, from 0 to the size of the grid. */
  double x(int column) {
    return left + column * side;
  }

  /** Returns the edge above {@code row}, from 0 to the size of the grid. */
  double y(int row) {
    return top + row * side;
  }

  Box cell(int row, int column) {
    return new Box(x(column), y(row), side, side);
  }

  Box all() {
    return new Box(left, top, side * size, side * size);
  }

  /** Paints the numbers of rows and columns in the band at the left and at the top. */
  void paintCoordinates(Ink ink) {
    double label = Math.min(ink.look().label(), side * 0.8);
    double before = ink.look().label() * 1.1;
    for (int i = 0; i < size; i++) {
      String number = Integer.toString(i + 1);
      double middle = (i + 0.5) * side;
      Face font = ink.look().fonts().regular();
      ink.write(number, left + middle, top - before, font, label, Token.TEXT_MUTED);
      ink.write(number, left - before, top + middle, font, label, Token.TEXT_MUTED);
    }
  }

  /**
   * Returns the cell at {@code point}, counted row by row from 0, or −1 if it is outside the grid.
   */
  int cellAt(Point point) {
    int column = (int) Math.floor((point.x() - left) / side);
    int row = (int) Math.floor((point.y() - top) / side);
    boolean isInside = column >= 0 && column < size && row >= 0 && row < size;
    return isInside ? row * size + column : -1;
  }
}
