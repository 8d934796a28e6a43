package org.cspworkbench.presentation.tile;

import com.google.common.primitives.ImmutableIntArray;
import java.util.function.IntBinaryOperator;
import org.cspworkbench.tiles.drawing.PixelImage;

/** Scaling of pictures of pixels, with whole numbers only. */
final class PixelScaling {

  private PixelScaling() {}

  /** Returns the square whose colour at (column, row) is {@code colour}. */
  static PixelImage image(int side, IntBinaryOperator colour) {
    ImmutableIntArray.Builder colours = ImmutableIntArray.builder(side * side);
    for (int row = 0; row < side; row++) {
      for (int column = 0; column < side; column++) {
        colours.add(colour.applyAsInt(column, row));
      }
    }
    return new PixelImage(side, side, colours.build());
  }

  /** Returns a picture as {@code side} × {@code side} pixels: means of pixels, or repeated ones. */
  static PixelImage scaled(PixelImage image, int side) {
    if (image.width() == side && image.height() == side) {
      return image;
    }
    return image(
        side,
        (column, row) -> {
          int left = column * image.width() / side;
          int top = row * image.height() / side;
          int right = Math.max(left + 1, (column + 1) * image.width() / side);
          int bottom = Math.max(top + 1, (row + 1) * image.height() / side);
          return mean(image, left, top, right, bottom);
        });
  }

  private static int mean(PixelImage image, int left, int top, int right, int bottom) {
    long alpha = 0;
    long red = 0;
    long green = 0;
    long blue = 0;
    for (int row = top; row < bottom; row++) {
      for (int column = left; column < right; column++) {
        int pixel = image.at(column, row);
        long weight = Integer.toUnsignedLong(pixel) >>> 24;
        alpha += weight;
        red += weight * (pixel >> 16 & 0xFF);
        green += weight * (pixel >> 8 & 0xFF);
        blue += weight * (pixel & 0xFF);
      }
    }
    if (alpha == 0) {
      return 0;
    }
    long count = (long) (right - left) * (bottom - top);
    return (int) rounded(alpha, count) << 24
        | (int) rounded(red, alpha) << 16
        | (int) rounded(green, alpha) << 8
        | (int) rounded(blue, alpha);
  }

  private static long rounded(long sum, long count) {
    return (2 * sum + count) / (2 * count);
  }
}
