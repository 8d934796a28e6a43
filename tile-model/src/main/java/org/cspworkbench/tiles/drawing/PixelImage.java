package org.cspworkbench.tiles.drawing;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;
import java.util.function.IntBinaryOperator;
import org.cspworkbench.tiles.Orientation;

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

  /** Returns this image after it was laid in {@code orientation}. */
  public PixelImage in(Orientation orientation) {
    PixelImage image = orientation.isMirrored() ? mirrored() : this;
    for (int turn = 0; turn < orientation.quarterTurns(); turn++) {
      image = image.turned();
    }
    return image;
  }

  private PixelImage mirrored() {
    return of(width, height, (column, row) -> at(width - 1 - column, row));
  }

  /** A quarter turn clockwise. */
  private PixelImage turned() {
    return of(
        /* width= */ height, /* height= */ width, (column, row) -> at(row, height - 1 - column));
  }

  private static PixelImage of(int width, int height, IntBinaryOperator colour) {
    ImmutableIntArray.Builder colours = ImmutableIntArray.builder(width * height);
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        colours.add(colour.applyAsInt(column, row));
      }
    }
    return new PixelImage(width, height, colours.build());
  }

  /** Returns the colour of a pixel inside. */
  public int at(int column, int row) {
    return colours.get(row * width + column);
  }
}
