package org.cspworkbench.tiles.rule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.Quote;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TileSet;

/** Which values of a cell stand for some of the tiles of a set. */
final class TileValues {

  private TileValues() {}

  /**
   * Returns the values of all orientations of a tile.
   *
   * @throws IllegalArgumentException if the set has no tile of this name; the message is a sentence
   *     for users
   */
  static ImmutableSet<Integer> named(TileSet set, String name) {
    ImmutableSet<Integer> values =
        where(set.orientedTiles(), oriented -> oriented.tile().name().equals(name));
    checkArgument(
        !values.isEmpty(),
        "expected a tile of %s, found %s%s",
        set.name(),
        Quote.of(name),
        Nearest.hint(name, set.tiles().stream().map(Tile::name).toList()));
    return values;
  }

  /** Returns the values whose tiles pass a test. */
  static ImmutableSet<Integer> where(
      ImmutableList<OrientedTile> tiles, Predicate<OrientedTile> test) {
    return IntStream.range(0, tiles.size())
        .filter(value -> test.test(tiles.get(value)))
        .boxed()
        .collect(ImmutableSet.toImmutableSet());
  }
}
