package org.cspworkbench.app.sheet;

import java.awt.geom.Rectangle2D;

/**
 * How a page is divided among boards.
 *
 * @param columns how many stand side by side
 * @param rows how many stand one above the other
 */
record Tiling(int columns, int rows) {

  static final Tiling ONE = new Tiling(1, 1);
  static final Tiling FOUR = new Tiling(2, 2);

  private static final int LARGEST_OF_THREE_ABREAST = 12;

  /** For solutions, which need to be found and compared, not filled in. */
  static Tiling ofSolutions(int size) {
    return size <= LARGEST_OF_THREE_ABREAST ? new Tiling(3, 4) : new Tiling(2, 2);
  }

  /** How many boards a page takes. */
  int count() {
    return columns * rows;
  }

  /** The part of {@code area} for board {@code i}, counted row by row from 0. */
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
