package org.cspworkbench.tiles.overlap;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;

/**
 * A picture of pixels.
 *
 * @param width the number of columns, at least 1
 * @param height the number of rows, at least 1
 * @param colours the colours as {@code 0xAARRGGBB}, row by row
 */
public record PixelImage(int width, int height, ImmutableIntArray colours) {

  /**
   * Checks the sizes.
   *
   * @throws IllegalArgumentException if there is no pixel, or not one colour for each
   */
  public PixelImage {
    checkArgument(width >= 1 && height >= 1, "a picture of %sx%s pixels", width, height);
    checkArgument(
        colours.length() == (long) width * height,
        "%s colours for %sx%s pixels",
        colours.length(),
        width,
        height);
  }

  /** Returns the colour of a pixel inside. */
  public int at(int column, int row) {
    return colours.get(row * width + column);
  }
}
