package org.cspworkbench.presentation.tile;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Palette;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.drawing.PixelImage;

/**
 * What a side of a tile shows: the colours along its border, in the direction in which its label is
 * read.
 *
 * @param colours {@link #LENGTH} colours as {@code 0xAARRGGBB}
 */
public record EdgeProfile(ImmutableIntArray colours) {

  /** The number of colours along a side. */
  public static final int LENGTH = 16;

  private static final int MIDDLE = 4; // the number of colours that stand for the whole side

  /** Returns the profile of a side of a face. */
  public static EdgeProfile of(TileFace face, Side side, Palette palette) {
    PixelImage pixels = face.pixels(LENGTH, palette);
    ImmutableIntArray.Builder colours = ImmutableIntArray.builder(LENGTH);
    for (int i = 0; i < LENGTH; i++) {
      colours.add(
          switch (side) {
            case NORTH -> pixels.at(i, 0);
            case EAST -> pixels.at(LENGTH - 1, i);
            case SOUTH -> pixels.at(i, LENGTH - 1);
            case WEST -> pixels.at(0, i);
          });
    }
    return new EdgeProfile(colours.build());
  }

  /** Returns the mean of the colours in the middle of the side, which stands for its label. */
  public Colour middle() {
    int red = 0;
    int green = 0;
    int blue = 0;
    for (int i = (LENGTH - MIDDLE) / 2; i < (LENGTH + MIDDLE) / 2; i++) {
      int argb = colours.get(i);
      red += argb >> 16 & 0xFF;
      green += argb >> 8 & 0xFF;
      blue += argb & 0xFF;
    }
    return new Colour(red / MIDDLE, green / MIDDLE, blue / MIDDLE, 255);
  }
}
