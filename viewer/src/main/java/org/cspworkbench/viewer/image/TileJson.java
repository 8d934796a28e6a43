package org.cspworkbench.viewer.image;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Optional;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.presentation.tile.TileSource.Described;
import org.cspworkbench.tiles.TileGrid;

/**
 * Writes images of tiles as data: the tiles as they lie, and the index of one for each cell, row by
 * row, which is null where there is none.
 */
public final class TileJson {

  private TileJson() {}

  /**
   * Returns an image as one line of JSON.
   *
   * @param values the value of each cell of {@code grid}, or {@link TileSource#NONE}
   */
  public static String of(TileSource source, TileGrid grid, long seed, int... values) {
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      json.beginObject();
      json.name("width").value(grid.width());
      json.name("height").value(grid.height());
      json.name("seed").value(seed);
      json.name("tiles").beginArray();
      for (Described tile : source.descriptions()) {
        put(json, tile);
      }
      json.endArray();
      json.name("cells").beginArray();
      for (int value : values) {
        if (value == TileSource.NONE) {
          json.nullValue();
        } else {
          json.value(value);
        }
      }
      json.endArray();
      json.endObject();
    } catch (IOException e) {
      throw new IllegalStateException("a text in memory can be written", e);
    }
    return text + "\n";
  }

  private static void put(JsonWriter json, Described tile) throws IOException {
    json.beginObject();
    json.name("name").value(tile.name());
    json.name("turn").value(tile.turn());
    json.name("mirrored").value(tile.isMirrored());
    json.name("edges");
    Optional<ImmutableList<String>> edges = tile.edges();
    if (edges.isEmpty()) {
      json.nullValue();
    } else {
      json.beginArray();
      for (String label : edges.get()) {
        json.value(label);
      }
      json.endArray();
    }
    json.endObject();
  }
}
