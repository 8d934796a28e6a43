package org.cspworkbench.viewer.words;

import org.cspworkbench.presentation.tile.TileSource;

/**
 * The words for a tile as it lies.
 *
 * @param name the name of the tile
 * @param turn how it is turned; empty if it is upright
 */
public record TileWords(String name, String turn) {

  /** Returns the words for a value of {@code source}. */
  public static TileWords of(TileSource source, int value) {
    TileSource.Described tile = source.descriptions().get(value);
    return new TileWords(tile.name(), turn(tile));
  }

  private static String turn(TileSource.Described tile) {
    if (tile.isMirrored()) {
      return tile.turn() == 0
          ? Texts.text("tile.mirrored")
          : Texts.text("tile.mirrored.turned", tile.turn());
    }
    return tile.turn() == 0 ? "" : Texts.text("tile.turned", tile.turn());
  }
}
