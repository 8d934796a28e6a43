package org.cspworkbench.app.sheet;

import java.awt.geom.Rectangle2D;

/**
 * The division of a page into boards.
 *
 * @param columns the number of columns
 * @param rows the number of rows
 */
record Tiling(int columns, int rows) {

  static final Tiling ONE = new Tiling(1, 1);
  static final Tiling FOUR = new Tiling(2, 2);

  private static final int LARGEST_OF_THREE_ABREAST = 12;

  /** Returns the tiling for solutions, which can be smaller because they are not filled in. */
  static Tiling ofSolutions(int size) {
    return size <= LARGEST_OF_THREE_ABREAST ? new Tiling(3, 4) : new Tiling(2, 2);
  }

  /** Returns the number of boards per page. */
  int count() {
    return columns * rows;
  }

  /** Returns the part of {@code area} for board {@code i}, counted row by row from 0. */
  Rectangle2D part(int i, Rectangle2D area, double gap) {
    double width = (area.getWidth() - (columns - 1) * gap) / columns;
    double height = (area.getHeight() - (rows - 1) * gap) / rows;
    int row = i / columns;
    return new Rectangle2D.Double(
        area.getX() + i % columns * (width + gap),
        area.getY() + row * (height + gap),
        width,
        height);
  }
}
