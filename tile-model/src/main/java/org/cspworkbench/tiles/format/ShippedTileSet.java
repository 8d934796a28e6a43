package org.cspworkbench.tiles.format;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.Optional;
import org.cspworkbench.document.UnreadableException;

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
        ? Optional.of(ShippedFile.read(name + ".json", ShippedTileSet::read))
        : Optional.empty();
  }

  private static DrawnTileSet read(String source, String text) throws UnreadableException {
    return TileSetCodec.read(
        source,
        text,
        file -> {
          throw new IOException("shipped sets are drawn");
        });
  }
}
