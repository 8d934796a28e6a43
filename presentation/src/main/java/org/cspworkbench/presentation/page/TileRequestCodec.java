package org.cspworkbench.presentation.page;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.document.json.Members;
import org.cspworkbench.presentation.tile.SampleSource;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileRequest.Rule;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.drawing.Sample;
import org.cspworkbench.tiles.format.TileSetCodec;
import org.cspworkbench.tiles.format.WrittenTileSet;

/**
 * The codec of requests for images of tiles. Tiles that come with the program are named; others are
 * written in full, with their pictures.
 */
final class TileRequestCodec {

  /** A side that no grid has; the grid reports its own limit. */
  private static final int MOST_CELLS = 1 << 20;

  private static final double MOST_WEIGHT = 1_000_000;

  private static final Codec<Integer> SIDE = Codec.whole(1, MOST_CELLS);
  private static final Codec<Integer> BYTE = Codec.whole(1, Byte.MAX_VALUE);
  private static final Codec<ImmutableList<Rule>> PATH =
      Codec.truth()
          .as(
              path -> path ? ImmutableList.of(Rule.CONNECTED_PATH) : ImmutableList.of(),
              rules -> !rules.isEmpty());

  private static final Codec<ImmutableSet<Integer>> NUMBERS =
      Codec.whole(0, Integer.MAX_VALUE).list().as(ImmutableSet::copyOf, ImmutableSet::asList);

  private static final Codec<SampleSource> SAMPLE =
      Codec.object(
          members ->
              SampleSource.of(
                  members.get("name", Codec.text(), SampleSource::name),
                  members.get("picture", PictureCodec.CODEC, SampleSource::image),
                  new Sample.Cut(
                      members.get("side", BYTE, sample -> sample.cut().side()),
                      members.get("symmetry", BYTE, sample -> sample.cut().symmetry()),
                      members.get("periodic", Codec.truth(), sample -> sample.cut().isPeriodic())),
                  members.get("ground", Codec.truth(), SampleSource::hasGround)));

  private static final Codec<SetSource> SET =
      Codec.<WrittenTileSet>object(
              members ->
                  new WrittenTileSet(
                      members.get("json", Codec.text(), WrittenTileSet::json),
                      members.get("pictures", PictureCodec.CODEC.map(), WrittenTileSet::pictures)))
          .as(TileRequestCodec::set, TileRequestCodec::written);

  /** The codec of requests whose rules can be written. */
  static final Codec<TileRequest> CODEC =
      Codec.of(
          json -> codec(new Fields(json).find("periodic", Codec.truth()).orElse(false)).read(json),
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
    Codec<TileSource> set = source(SET.as(own -> own, SetSource.class::cast), isPeriodic);
    Codec<TileSource> sample = source(SAMPLE.as(own -> own, SampleSource.class::cast), isPeriodic);
    return Codec.object(
        members -> {
          Optional<TileSource> ofSet = members.find("set", set, of(SetSource.class));
          Optional<TileSource> ofSample = members.find("sample", sample, of(SampleSource.class));
          return request(
              ofSet
                  .or(() -> ofSample)
                  .orElseThrow(
                      () -> new UnreadableException("expected a member \"set\" or \"sample\"")),
              members);
        });
  }

  private static Function<TileRequest, Optional<TileSource>> of(Class<? extends TileSource> kind) {
    return request -> Optional.of(request.source()).filter(kind::isInstance);
  }

  private static TileRequest request(TileSource source, Members<TileRequest> members)
      throws UnreadableException {
    ImmutableMap<String, Double> weights =
        members.get(
            "weights",
            Codec.positive(MOST_WEIGHT).map(),
            TileRequestCodec::ownWeights,
            ImmutableMap.of());
    TileRequest request =
        new TileRequest(
            weighted(source, weights),
            members.get("width", SIDE, TileRequest::width),
            members.get("height", SIDE, TileRequest::height),
            members.get("periodic", Codec.truth(), TileRequest::isPeriodic, false),
            members.get("path", PATH, TileRequest::rules, ImmutableList.of()),
            members.get(
                "kept",
                NUMBERS.map(TileRequestCodec::cell, String::valueOf),
                TileRequest::kept,
                ImmutableMap.of()),
            members.get("banned", NUMBERS, TileRequest::banned, ImmutableSet.of()));
    int values = request.source().table().size();
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
    return TileSetCodec.write(ShippedTiles.drawn(source));
  }

  private static SetSource set(WrittenTileSet written) throws UnreadableException {
    return ShippedTiles.of(
        TileSetCodec.read(
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
