package org.cspworkbench.tiles.format;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
    return NAMES.contains(name) ? Optional.of(read(name)) : Optional.empty();
  }

  private static DrawnTileSet read(String name) {
    String file = name + ".json";
    try {
      return TileSetReader.read(
          file,
          Resources.toString(
              Resources.getResource(ShippedTileSet.class, file), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new IllegalStateException(file + " is part of the program", e);
    } catch (UnreadableException e) {
      throw new IllegalStateException(e.sentence(), e);
    }
  }
}
