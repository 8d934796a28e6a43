package org.cspworkbench.app.film;

import static com.google.common.base.Preconditions.checkArgument;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.Arrays;

/** The pixels of a picture as {@code 0xFFRRGGBB}, row by row. */
final class FramePixels {

  private static final int OPAQUE = 0xff000000;

  private final int width;
  private final int height;
  private final int[] colours; // those of the picture, without its opacity

  private FramePixels(int width, int height, int[] colours) {
    this.width = width;
    this.height = height;
    this.colours = colours;
  }

  /**
   * Returns the pixels of {@code image}, which must not be painted any more.
   *
   * @throws IllegalArgumentException if its type is not {@link BufferedImage#TYPE_INT_RGB}
   */
  static FramePixels of(BufferedImage image) {
    checkArgument(image.getType() == BufferedImage.TYPE_INT_RGB, "expected 0xRRGGBB for a pixel");
    DataBufferInt data = (DataBufferInt) image.getRaster().getDataBuffer();
    return new FramePixels(image.getWidth(), image.getHeight(), data.getData());
  }

  /** Returns the number of pixels. */
  int length() {
    return colours.length;
  }

  /** Returns the number of pixels in a row. */
  int width() {
    return width;
  }

  /** Returns the pixel at {@code i}, row by row. */
  int at(int i) {
    return colours[i] | OPAQUE;
  }

  /**
   * Returns the first of the pixels from {@code from}, included, to {@code to}, excluded, that
   * differs from that of {@code before}, a picture of the same size; {@code to} if none does.
   */
  int nextChange(FramePixels before, int from, int to) {
    int distance = Arrays.mismatch(colours, from, to, before.colours, from, to);
    return distance < 0 ? to : from + distance;
  }

  /** Returns the whole picture. */
  Rectangle whole() {
    return new Rectangle(0, 0, width, height);
  }

  /**
   * Returns the smallest part that contains all pixels that differ from those of {@code before}, a
   * picture of the same size; one pixel if none differs.
   */
  Rectangle changedSince(FramePixels before) {
    int difference = nextChange(before, 0, colours.length);
    if (difference == colours.length) {
      return new Rectangle(0, 0, 1, 1);
    }
    int top = difference / width;
    int left = width;
    int right = 0;
    int bottom = top;
    for (int row = top; row < height; row++) {
      int start = row * width;
      int first = nextChange(before, start, start + width) - start;
      if (first < width) {
        bottom = row;
        left = Math.min(left, first);
        int last = width - 1;
        while (last > right && colours[start + last] == before.colours[start + last]) {
          last--;
        }
        right = Math.max(right, last);
      }
    }
    return new Rectangle(left, top, right - left + 1, bottom - top + 1);
  }
}
