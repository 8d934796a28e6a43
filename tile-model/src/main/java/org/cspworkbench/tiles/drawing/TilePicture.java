package org.cspworkbench.tiles.drawing;

import com.google.common.collect.ImmutableList;

/** How a tile looks, upright. */
public sealed interface TilePicture {

  /**
   * A file of pixels.
   *
   * @param name its name, relative to the tile set
   */
  record File(String name) implements TilePicture {}

  /**
   * A drawing in a square of {@value #SIDE} units from the upper left corner.
   *
   * @param shapes what is drawn, the lowest first
   */
  record Drawing(ImmutableList<Shape> shapes) implements TilePicture {

    /** The width and height of a tile in the units of its drawing. */
    public static final int SIDE = 16;
  }
}
