package org.cspworkbench.presentation.surface;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;

/**
 * A picture of opaque pixels.
 *
 * @param width the number of columns
 * @param height the number of rows
 * @param colours the colours as {@code 0xFFRRGGBB}, row by row
 */
public record Pixels(int width, int height, ImmutableIntArray colours) {

  /** Checks the sizes. */
  public Pixels {
    checkArgument(colours.length() == width * height, "expected a colour for each pixel");
  }

  /** Returns the colour of a pixel as {@code 0xFFRRGGBB}. */
  public int at(int column, int row) {
    return colours.get(row * width + column);
  }
}
