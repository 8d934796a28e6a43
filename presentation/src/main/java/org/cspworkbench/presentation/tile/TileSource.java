package org.cspworkbench.presentation.tile;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.BitSet;
import java.util.Optional;
import org.cspworkbench.presentation.surface.Palette;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileRestrictions;
import org.cspworkbench.tiles.TileTable;

/** What an image is made of: the tiles of a set, or the patterns of a sample image. */
public sealed interface TileSource permits SetSource, SampleSource {

  /** The place of a value in a cell that has none. */
  int NONE = -1;

  /** Returns the name of the set or the sample. */
  String name();

  /** Returns the values of a cell, and which may stand side by side. */
  TileTable table();

  /** Returns how each value of a cell looks. */
  ImmutableList<TileFace> faces();

  /**
   * The values that count as one tile.
   *
   * @param name the name of the tile, or the colour
   * @param values the values, the one that stands for all of them first
   * @param weight how often they are wanted together, compared with others: positive
   */
  record Kind(String name, ImmutableSet<Integer> values, double weight) {}

  /**
   * Returns the kinds of values: the tiles of a set, each in all its orientations; or the colours
   * of a sample, whose weights are factors on the number of times that their patterns occur.
   */
  ImmutableList<Kind> kinds();

  /** Returns this source where a kind has another weight, which is positive. */
  TileSource withWeight(int kind, double weight);

  /** Returns what may be {@linkplain #fix wanted} at a place, as an example. */
  String example();

  /** Returns how each value is described in data. */
  ImmutableList<Described> descriptions();

  /**
   * A value in data.
   *
   * @param name the name of the tile
   * @param turn the angle in degrees, clockwise: 0, 90, 180 or 270
   * @param isMirrored whether left and right were exchanged first
   * @param edges the labels of the north, east, south and west, those in the north and south read
   *     from left to right, the others from top to bottom; empty if there are none
   */
  record Described(
      String name, int turn, boolean isMirrored, Optional<ImmutableList<String>> edges) {}

  /**
   * Returns the cells of an image.
   *
   * @param width the number of tiles or, for a sample, of pixels from left to right
   * @param height the number of tiles or pixels from top to bottom
   * @param isPeriodic whether opposite sides are joined
   * @throws IllegalArgumentException if this is too small or too large; the message is a sentence
   */
  TileGrid grid(int width, int height, boolean isPeriodic);

  /** Returns what holds for every image: the border of a set, the ground of a sample. */
  TileRestrictions restrictions(TileGrid grid);

  /**
   * The values that are left in one cell.
   *
   * @param cell the cell
   * @param values the values
   */
  record Fixed(int cell, BitSet values) {}

  /**
   * Returns what it means that a tile, or a colour, is wanted at a place of the image.
   *
   * @param column the column of the image, from 0
   * @param row the row of the image, from 0
   * @param wanted the name of the tile or the colour
   * @throws IllegalArgumentException if there is no such tile or colour; the message is a sentence
   */
  Fixed fix(TileGrid grid, int column, int row, String wanted);

  /**
   * Returns the image.
   *
   * @param values the value of each cell of {@code grid}, or {@link #NONE}
   * @param isPeriodic whether opposite sides are joined
   * @param side the number of pixels along a side of a tile, or of a pixel of a sample
   */
  PixelRows image(TileGrid grid, boolean isPeriodic, int[] values, int side, Palette palette);
}
