package org.cspworkbench.tiles.format;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.tiles.drawing.TilePicture;

/**
 * A tile set with the pictures of its tiles.
 *
 * @param set the tiles
 * @param pictures how each of them looks, by name
 */
public record DrawnTileSet(TileSet set, ImmutableMap<String, TilePicture> pictures) {

  /**
   * Checks that each tile has a picture.
   *
   * @throws IllegalArgumentException if one has none
   */
  public DrawnTileSet {
    set.tiles()
        .forEach(
            tile ->
                checkArgument(pictures.containsKey(tile.name()), "%s has no picture", tile.name()));
  }

  /** Returns how a tile of the set looks. */
  public TilePicture picture(Tile tile) {
    return requireNonNull(pictures.get(tile.name()));
  }
}
