package org.cspworkbench.presentation.page;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.presentation.tile.SampleSource;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileRequest.Rule;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.tiles.format.TileSetWriter;
import org.cspworkbench.tiles.format.WrittenTileSet;
import org.cspworkbench.tiles.overlap.PixelImage;

/**
 * Writes requests for images of tiles as a JSON object, which {@link TileRequestReader} reads.
 * Tiles that come with the program are named; others are written in full, with their pictures.
 */
final class TileRequestWriter {

  private final JsonWriter json;
  private final TileRequest request;

  private TileRequestWriter(JsonWriter json, TileRequest request) {
    this.json = json;
    this.request = request;
  }

  /** Returns the request as text; empty if it has a rule that cannot be written. */
  static Optional<String> write(TileRequest request) {
    ImmutableList<Rule> rules = request.rules();
    if (!rules.stream().allMatch(Rule.CONNECTED_PATH::equals)) {
      return Optional.empty();
    }
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      new TileRequestWriter(json, request).write();
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory does not fail", e);
    }
    return Optional.of(text.toString());
  }

  private void write() throws IOException {
    json.beginObject();
    writeSource();
    json.name("width").value(request.width()).name("height").value(request.height());
    if (request.isPeriodic()) {
      json.name("periodic").value(true);
    }
    if (!request.rules().isEmpty()) {
      json.name("path").value(true);
    }
    if (!request.kept().isEmpty()) {
      json.name("kept").beginObject();
      for (Map.Entry<Integer, ImmutableSet<Integer>> cell : request.kept().entrySet()) {
        json.name(cell.getKey().toString());
        write(cell.getValue());
      }
      json.endObject();
    }
    if (!request.banned().isEmpty()) {
      json.name("banned");
      write(request.banned());
    }
    json.endObject();
  }

  private void write(ImmutableSet<Integer> numbers) throws IOException {
    json.beginArray();
    for (int number : numbers) {
      json.value(number);
    }
    json.endArray();
  }

  private void writeSource() throws IOException {
    TileSource source = request.source();
    Optional<TileSource> shipped = shipped(source);
    json.name(source instanceof SetSource ? "set" : "sample");
    if (shipped.isPresent()) {
      json.value(source.name());
      writeWeights(shipped.get().kinds());
    } else if (source instanceof SetSource set) {
      write(set);
    } else {
      write((SampleSource) source);
      writeWeights(unweighted((SampleSource) source).kinds());
    }
  }

  /** Writes the weights that differ from those of the same kinds in {@code before}. */
  private void writeWeights(ImmutableList<TileSource.Kind> before) throws IOException {
    ImmutableList<TileSource.Kind> kinds = request.source().kinds();
    if (kinds.equals(before)) {
      return;
    }
    json.name("weights").beginObject();
    for (int kind = 0; kind < kinds.size(); kind++) {
      if (kinds.get(kind).weight() != before.get(kind).weight()) {
        json.name(kinds.get(kind).name()).value(kinds.get(kind).weight());
      }
    }
    json.endObject();
  }

  private void write(SetSource source) throws IOException {
    WrittenTileSet written = TileSetWriter.write(ShippedTiles.drawn(source));
    json.beginObject().name("json").value(written.json()).name("pictures").beginObject();
    for (Map.Entry<String, PixelImage> picture : written.pictures().entrySet()) {
      json.name(picture.getKey());
      PictureText.write(json, picture.getValue());
    }
    json.endObject().endObject();
  }

  private void write(SampleSource source) throws IOException {
    json.beginObject().name("name").value(source.name()).name("picture");
    PictureText.write(json, source.image());
    json.name("side").value(source.cut().side()).name("symmetry").value(source.cut().symmetry());
    json.name("periodic").value(source.cut().isPeriodic());
    json.name("ground").value(source.hasGround()).endObject();
  }

  /** Returns the tiles that come with the program if {@code source} has only other weights. */
  private Optional<TileSource> shipped(TileSource source) {
    return ShippedTiles.named(source.name(), request.isPeriodic())
        .filter(named -> areSame(source, named));
  }

  private static boolean areSame(TileSource source, TileSource named) {
    if (source instanceof SetSource set && named instanceof SetSource other) {
      return written(set).equals(written(withWeights(other, set.kinds())));
    }
    return source instanceof SampleSource sample
        && named instanceof SampleSource other
        && sample.image().equals(other.image())
        && sample.cut().equals(other.cut())
        && sample.hasGround() == other.hasGround();
  }

  private static WrittenTileSet written(SetSource source) {
    return TileSetWriter.write(ShippedTiles.drawn(source));
  }

  private static SetSource withWeights(SetSource source, ImmutableList<TileSource.Kind> kinds) {
    SetSource changed = source;
    if (source.kinds().size() == kinds.size()) {
      for (int kind = 0; kind < kinds.size(); kind++) {
        changed = changed.withWeight(kind, kinds.get(kind).weight());
      }
    }
    return changed;
  }

  private static SampleSource unweighted(SampleSource source) {
    return SampleSource.of(source.name(), source.image(), source.cut(), source.hasGround());
  }
}
