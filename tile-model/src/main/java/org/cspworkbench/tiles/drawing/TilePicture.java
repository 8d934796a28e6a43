package org.cspworkbench.tiles.drawing;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.overlap.PixelImage;

/** How a tile looks. */
public sealed interface TilePicture {

  /**
   * Pixels. A tile may look different in each orientation, not only turned.
   *
   * @param views what is displayed, by orientation: one for each that the class of the tile has
   */
  record Pixels(ImmutableMap<Orientation, PixelImage> views) implements TilePicture {

    /** Returns what is displayed in one of the orientations of the class of the tile. */
    public PixelImage in(Orientation orientation) {
      return requireNonNull(views.get(orientation));
    }
  }

  /**
   * A drawing of the upright tile in a square of {@value #SIDE} units from the upper left corner.
   *
   * @param shapes what is drawn, the lowest first
   */
  record Drawing(ImmutableList<Shape> shapes) implements TilePicture {

    /** The width and height of a tile in the units of its drawing. */
    public static final int SIDE = 16;
  }
}
