package org.cspworkbench.presentation.page;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.document.json.Member.member;
import static org.cspworkbench.document.json.Member.optional;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.document.json.Member;
import org.cspworkbench.presentation.tile.SampleSource;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileRequest.Rule;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.tiles.format.TileSetReader;
import org.cspworkbench.tiles.format.TileSetWriter;
import org.cspworkbench.tiles.format.WrittenTileSet;
import org.cspworkbench.tiles.overlap.PixelImage;
import org.cspworkbench.tiles.overlap.Sample;

/**
 * The codec of requests for images of tiles. Tiles that come with the program are named; others are
 * written in full, with their pictures.
 */
final class TileRequestCodec {

  /** A side that no grid has; the grid reports its own limit. */
  private static final int MOST_CELLS = 1 << 20;

  private static final double MOST_WEIGHT = 1_000_000;

  private static final Codec<ImmutableSet<Integer>> NUMBERS =
      Codec.whole(0, Integer.MAX_VALUE).list().as(ImmutableSet::copyOf, ImmutableSet::asList);

  private static final Member<TileRequest, ImmutableMap<String, Double>> WEIGHTS =
      member("weights", Codec.positive(MOST_WEIGHT).map(), TileRequestCodec::ownWeights)
          .or(ImmutableMap.of());
  private static final Member<TileRequest, Integer> WIDTH =
      member("width", Codec.whole(1, MOST_CELLS), TileRequest::width);
  private static final Member<TileRequest, Integer> HEIGHT =
      member("height", Codec.whole(1, MOST_CELLS), TileRequest::height);
  private static final Member<TileRequest, Boolean> PERIODIC =
      member("periodic", Codec.truth(), TileRequest::isPeriodic).or(false);
  private static final Member<TileRequest, Boolean> PATH =
      member("path", Codec.truth(), (TileRequest request) -> !request.rules().isEmpty()).or(false);
  private static final Member<TileRequest, ImmutableMap<Integer, ImmutableSet<Integer>>> KEPT =
      member("kept", NUMBERS.map(TileRequestCodec::cell, String::valueOf), TileRequest::kept)
          .or(ImmutableMap.of());
  private static final Member<TileRequest, ImmutableSet<Integer>> BANNED =
      member("banned", NUMBERS, TileRequest::banned).or(ImmutableSet.of());

  private static final Member<SampleSource, String> SAMPLE_NAME =
      member("name", Codec.text(), SampleSource::name);
  private static final Member<SampleSource, PixelImage> SAMPLE_PICTURE =
      member("picture", PictureCodec.CODEC, SampleSource::image);
  private static final Member<SampleSource, Integer> SIDE =
      member("side", Codec.whole(1, Byte.MAX_VALUE), sample -> sample.cut().side());
  private static final Member<SampleSource, Integer> SYMMETRY =
      member("symmetry", Codec.whole(1, Byte.MAX_VALUE), sample -> sample.cut().symmetry());
  private static final Member<SampleSource, Boolean> SAMPLE_PERIODIC =
      member("periodic", Codec.truth(), sample -> sample.cut().isPeriodic());
  private static final Member<SampleSource, Boolean> GROUND =
      member("ground", Codec.truth(), SampleSource::hasGround);

  private static final Codec<SampleSource> SAMPLE =
      Codec.object(
          fields ->
              SampleSource.of(
                  fields.get(SAMPLE_NAME),
                  fields.get(SAMPLE_PICTURE),
                  new Sample.Cut(
                      fields.get(SIDE), fields.get(SYMMETRY), fields.get(SAMPLE_PERIODIC)),
                  fields.get(GROUND)),
          SAMPLE_NAME,
          SAMPLE_PICTURE,
          SIDE,
          SYMMETRY,
          SAMPLE_PERIODIC,
          GROUND);

  private static final Member<WrittenTileSet, String> SET_TEXT =
      member("json", Codec.text(), WrittenTileSet::json);
  private static final Member<WrittenTileSet, ImmutableMap<String, PixelImage>> SET_PICTURES =
      member("pictures", PictureCodec.CODEC.map(), WrittenTileSet::pictures);

  private static final Codec<SetSource> SET =
      Codec.object(
              fields -> new WrittenTileSet(fields.get(SET_TEXT), fields.get(SET_PICTURES)),
              SET_TEXT,
              SET_PICTURES)
          .as(TileRequestCodec::set, TileRequestCodec::written);

  /** The codec of requests whose rules can be written. */
  static final Codec<TileRequest> CODEC =
      Codec.of(
          json -> codec(new Fields(json).get(PERIODIC)).read(json),
          (request, json) -> codec(request.isPeriodic()).write(request, json));

  private TileRequestCodec() {}

  /** Returns the request as text; empty if it has a rule that cannot be written. */
  static Optional<String> write(TileRequest request) {
    return request.rules().stream().allMatch(Rule.CONNECTED_PATH::equals)
        ? Optional.of(CODEC.forHtml(request))
        : Optional.empty();
  }

  /** Returns the codec of images that are periodic or not, as their tiles from samples are. */
  private static Codec<TileRequest> codec(boolean isPeriodic) {
    Member<TileRequest, Optional<TileSource>> set =
        optional(
            "set",
            source(SET.as(own -> own, SetSource.class::cast), isPeriodic),
            request -> Optional.of(request.source()).filter(SetSource.class::isInstance));
    Member<TileRequest, Optional<TileSource>> sample =
        optional(
            "sample",
            source(SAMPLE.as(own -> own, SampleSource.class::cast), isPeriodic),
            request -> Optional.of(request.source()).filter(SampleSource.class::isInstance));
    return Codec.object(
        fields -> {
          Optional<TileSource> source = fields.get(set);
          source = source.isPresent() ? source : fields.get(sample);
          return request(
              source.orElseThrow(
                  () -> new IllegalArgumentException("expected a member \"set\" or \"sample\"")),
              fields);
        },
        set,
        sample,
        WEIGHTS,
        WIDTH,
        HEIGHT,
        PERIODIC,
        PATH,
        KEPT,
        BANNED);
  }

  private static TileRequest request(TileSource source, Fields fields) throws UnreadableException {
    TileSource tiles = weighted(source, fields.get(WEIGHTS));
    TileRequest request =
        new TileRequest(
            tiles,
            fields.get(WIDTH),
            fields.get(HEIGHT),
            fields.get(PERIODIC),
            fields.get(PATH) ? ImmutableList.of(Rule.CONNECTED_PATH) : ImmutableList.of(),
            fields.get(KEPT),
            fields.get(BANNED));
    int values = tiles.table().size();
    int cells = request.grid().size();
    checkValues(request.banned(), values);
    for (Map.Entry<Integer, ImmutableSet<Integer>> cell : request.kept().entrySet()) {
      checkArgument(cell.getKey() < cells, "there is no cell %s", cell.getKey());
      checkValues(cell.getValue(), values);
    }
    return request;
  }

  private static void checkValues(ImmutableSet<Integer> numbers, int values) {
    for (int number : numbers) {
      checkArgument(number < values, "there is no tile number %s", number);
    }
  }

  private static int cell(String digits) {
    Integer cell = Ints.tryParse(digits);
    checkArgument(cell != null && cell >= 0, "expected the number of a cell");
    return cell;
  }

  /** Returns the codec of tiles by their name, if they come with the program, or in full. */
  private static Codec<TileSource> source(Codec<TileSource> inFull, boolean isPeriodic) {
    return Codec.of(
        json -> json instanceof Json.Text name ? named(name, isPeriodic) : inFull.read(json),
        (source, json) -> {
          if (shipped(source, isPeriodic).isPresent()) {
            json.value(source.name());
          } else {
            inFull.write(source, json);
          }
        });
  }

  private static TileSource named(Json.Text name, boolean isPeriodic) throws UnreadableException {
    return ShippedTiles.named(name.value(), isPeriodic)
        .orElseThrow(
            () ->
                new UnreadableException(
                    name.at(),
                    "there is no tile set or sample '"
                        + name.value()
                        + "'"
                        + Nearest.hint(name.value(), ShippedTiles.names())));
  }

  /** Returns the tiles that come with the program if {@code source} has only other weights. */
  private static Optional<TileSource> shipped(TileSource source, boolean isPeriodic) {
    return ShippedTiles.named(source.name(), isPeriodic).filter(named -> areSame(source, named));
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

  private static SetSource set(WrittenTileSet written) throws UnreadableException {
    return ShippedTiles.of(
        TileSetReader.read(
            "tile set",
            written.json(),
            file -> {
              PixelImage picture = written.pictures().get(file);
              if (picture == null) {
                throw new IOException("there is no picture '" + file + "'");
              }
              return picture;
            }));
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

  /** Returns the weights of the tiles that are not those of the tiles as they are written. */
  private static ImmutableMap<String, Double> ownWeights(TileRequest request) {
    TileSource source = request.source();
    ImmutableList<TileSource.Kind> before = asWritten(source, request.isPeriodic()).kinds();
    ImmutableMap.Builder<String, Double> weights = ImmutableMap.builder();
    for (int kind = 0; kind < before.size(); kind++) {
      TileSource.Kind own = source.kinds().get(kind);
      if (own.weight() != before.get(kind).weight()) {
        weights.put(own.name(), own.weight());
      }
    }
    return weights.buildOrThrow();
  }

  private static TileSource asWritten(TileSource source, boolean isPeriodic) {
    return shipped(source, isPeriodic)
        .orElseGet(
            () ->
                source instanceof SampleSource sample
                    ? SampleSource.of(
                        sample.name(), sample.image(), sample.cut(), sample.hasGround())
                    : source);
  }

  private static TileSource weighted(TileSource tiles, ImmutableMap<String, Double> weights) {
    ImmutableList<String> names =
        tiles.kinds().stream().map(TileSource.Kind::name).collect(ImmutableList.toImmutableList());
    TileSource weighted = tiles;
    for (Map.Entry<String, Double> weight : weights.entrySet()) {
      int kind = names.indexOf(weight.getKey());
      checkArgument(kind >= 0, "%s has no tile '%s'", tiles.name(), weight.getKey());
      weighted = weighted.withWeight(kind, weight.getValue());
    }
    return weighted;
  }
}
