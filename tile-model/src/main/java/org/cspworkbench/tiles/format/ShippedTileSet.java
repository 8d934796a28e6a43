package org.cspworkbench.tiles.format;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/** The tile sets that come with the program. */
public final class ShippedTileSet {

  private static final ImmutableList<String> NAMES =
      ImmutableList.of("sewer", "roads", "knots", "castle", "rooms", "coast");

  private ShippedTileSet() {}

  /** Returns their names. */
  public static ImmutableList<String> names() {
    return NAMES;
  }

  /** Returns the set of this name, if there is one. */
  public static Optional<DrawnTileSet> named(String name) {
    return NAMES.contains(name)
        ? Optional.of(ShippedFile.read(name + ".json", TileSetReader::read))
        : Optional.empty();
  }
}
