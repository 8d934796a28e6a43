package org.cspworkbench.presentation.tile;

import org.cspworkbench.tiles.drawing.PixelImage;

/** A picture of pixels that is made row by row, because the whole may be too large for memory. */
public interface PixelRows {

  /** Returns the number of columns. */
  int width();

  /** Returns the number of rows. */
  int height();

  /** Returns the colours of a row as {@code 0xAARRGGBB}, from left to right; a new array. */
  int[] row(int y);

  /** Returns the rows of {@code image}. */
  static PixelRows of(PixelImage image) {
    return new PixelRows() {
      @Override
      public int width() {
        return image.width();
      }

      @Override
      public int height() {
        return image.height();
      }

      @Override
      public int[] row(int y) {
        int start = y * image.width();
        return image.colours().subArray(start, start + image.width()).toArray();
      }
    };
  }
}
