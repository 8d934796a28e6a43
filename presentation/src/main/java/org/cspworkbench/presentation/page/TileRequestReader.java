package org.cspworkbench.presentation.page;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.tile.SampleSource;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.tiles.format.TileSetReader;
import org.cspworkbench.tiles.overlap.PixelImage;
import org.cspworkbench.tiles.overlap.Sample;
import org.jspecify.annotations.Nullable;

/** Reads requests for images of tiles from JSON. */
final class TileRequestReader {

  private static final String TITLE = "image of tiles";

  /** A side that no grid has; the grid reports its own limit. */
  private static final int MOST_CELLS = 1 << 20;

  private static final double MOST_WEIGHT = 1_000_000;

  /** The tiles, once it is known whether the image is periodic. */
  @FunctionalInterface
  private interface Source {
    TileSource tiles(boolean isPeriodic) throws RunFault;
  }

  private final JsonInput json;
  private @Nullable Source source;
  private final Map<String, Double> weights = new LinkedHashMap<>();
  private final Map<Integer, ImmutableSet<Integer>> kept = new LinkedHashMap<>();
  private ImmutableSet<Integer> banned = ImmutableSet.of();
  private int width;
  private int height;
  private boolean isPeriodic;
  private boolean hasPath;

  private TileRequestReader(JsonInput json) {
    this.json = json;
  }

  /**
   * Returns the request.
   *
   * @throws RunFault if the text is not a request for an image of tiles
   */
  static TileRequest read(String text) throws RunFault {
    return JsonInput.read(TITLE, text, json -> new TileRequestReader(json).request());
  }

  private TileRequest request() throws IOException, RunFault {
    json.members(this::member);
    if (source == null || width == 0 || height == 0) {
      throw json.expected("members set or sample, width and height");
    }
    TileSource tiles = weighted(source.tiles(isPeriodic));
    int values = tiles.table().size();
    checkValues(banned, values);
    TileRequest request =
        new TileRequest(
            tiles,
            width,
            height,
            isPeriodic,
            hasPath ? ImmutableList.of(TileRequest.Rule.CONNECTED_PATH) : ImmutableList.of(),
            ImmutableMap.copyOf(kept),
            banned);
    try {
      int cells = request.grid().size();
      for (Map.Entry<Integer, ImmutableSet<Integer>> cell : kept.entrySet()) {
        if (cell.getKey() >= cells) {
          throw new RunFault(TITLE + ": there is no cell " + cell.getKey());
        }
        checkValues(cell.getValue(), values);
      }
    } catch (IllegalArgumentException e) {
      throw new RunFault(e);
    }
    return request;
  }

  private static void checkValues(ImmutableSet<Integer> numbers, int values) throws RunFault {
    for (int number : numbers) {
      if (number >= values) {
        throw new RunFault(TITLE + ": there is no tile number " + number);
      }
    }
  }

  private void member(String name) throws IOException, RunFault {
    switch (name) {
      case "set" -> source = set();
      case "sample" -> source = sample();
      case "weights" -> json.members(kind -> weights.put(kind, weight()));
      case "width" -> width = (int) json.number(1, MOST_CELLS);
      case "height" -> height = (int) json.number(1, MOST_CELLS);
      case "periodic" -> isPeriodic = json.truth();
      case "path" -> hasPath = json.truth();
      case "kept" -> json.members(cell -> kept.put(cell(cell), numbers()));
      case "banned" -> banned = numbers();
      default -> throw json.unknown(name);
    }
  }

  private double weight() throws IOException, RunFault {
    double weight = json.decimal();
    if (!(weight > 0 && weight <= MOST_WEIGHT)) {
      throw json.expected("a number above 0 and up to 1000000");
    }
    return weight;
  }

  private int cell(String digits) throws RunFault {
    Integer cell = Ints.tryParse(digits);
    if (cell == null || cell < 0) {
      throw json.expected("the number of a cell");
    }
    return cell;
  }

  private ImmutableSet<Integer> numbers() throws IOException, RunFault {
    ImmutableSet.Builder<Integer> numbers = ImmutableSet.builder();
    json.items(() -> numbers.add((int) json.number(0, Integer.MAX_VALUE)));
    return numbers.build();
  }

  private static Source named(String name) {
    return isPeriodic ->
        ShippedTiles.named(name, isPeriodic)
            .orElseThrow(
                () ->
                    new RunFault(
                        "there is no tile set or sample '"
                            + name
                            + "'"
                            + Nearest.hint(name, ShippedTiles.names())));
  }

  private Source set() throws IOException, RunFault {
    if (json.isText()) {
      return named(json.text());
    }
    Map<String, String> set = new HashMap<>();
    Map<String, PixelImage> pictures = new HashMap<>();
    json.members(
        name -> {
          switch (name) {
            case "json" -> set.put(name, json.text());
            case "pictures" -> json.members(file -> pictures.put(file, PictureText.read(json)));
            default -> throw json.unknown(name);
          }
        });
    return isPeriodic -> set(set.getOrDefault("json", ""), pictures);
  }

  private static TileSource set(String text, Map<String, PixelImage> pictures) throws RunFault {
    try {
      return ShippedTiles.of(
          TileSetReader.read(
              "tile set",
              text,
              file -> {
                PixelImage picture = pictures.get(file);
                if (picture == null) {
                  throw new IOException("there is no picture '" + file + "'");
                }
                return picture;
              }));
    } catch (UnreadableException e) {
      throw new RunFault(e.sentence());
    } catch (IllegalArgumentException e) {
      throw new RunFault(e);
    }
  }

  private Source sample() throws IOException, RunFault {
    if (json.isText()) {
      return named(json.text());
    }
    SampleDraft draft = new SampleDraft();
    json.members(
        name -> {
          switch (name) {
            case "name" -> draft.name = json.text();
            case "picture" -> draft.picture = PictureText.read(json);
            case "side" -> draft.side = (int) json.number(1, Byte.MAX_VALUE);
            case "symmetry" -> draft.symmetry = (int) json.number(1, Byte.MAX_VALUE);
            case "periodic" -> draft.isPeriodic = json.truth();
            case "ground" -> draft.hasGround = json.truth();
            default -> throw json.unknown(name);
          }
        });
    return isPeriodic -> draft.tiles();
  }

  /** A sample as far as it has been read. */
  private static final class SampleDraft {
    private String name = "";
    private @Nullable PixelImage picture;
    private int side;
    private int symmetry;
    private boolean isPeriodic;
    private boolean hasGround;

    TileSource tiles() throws RunFault {
      if (picture == null) {
        throw new RunFault(TITLE + ": the sample has no picture");
      }
      try {
        Sample.Cut cut = new Sample.Cut(side, symmetry, isPeriodic);
        return SampleSource.of(name, picture, cut, hasGround);
      } catch (IllegalArgumentException e) {
        throw new RunFault(e);
      }
    }
  }

  private TileSource weighted(TileSource tiles) throws RunFault {
    TileSource weighted = tiles;
    ImmutableList<String> names =
        tiles.kinds().stream().map(TileSource.Kind::name).collect(ImmutableList.toImmutableList());
    for (Map.Entry<String, Double> weight : weights.entrySet()) {
      int kind = names.indexOf(weight.getKey());
      if (kind < 0) {
        throw new RunFault(tiles.name() + " has no tile '" + weight.getKey() + "'");
      }
      weighted = weighted.withWeight(kind, weight.getValue());
    }
    return weighted;
  }
}
