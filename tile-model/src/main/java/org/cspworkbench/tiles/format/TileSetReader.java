package org.cspworkbench.tiles.format;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.tiles.ContextRule;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.EdgeMatching;
import org.cspworkbench.tiles.EdgeMatching.Couple;
import org.cspworkbench.tiles.Edges;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.SymmetryClass;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TilePair;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.tiles.TileSet.Weighting;
import org.cspworkbench.tiles.drawing.TilePicture;

/** Reads tile sets in JSON. */
public final class TileSetReader {

  static final double MAX_WEIGHT = 1_000_000;

  private final Map<String, Tile> tiles = new LinkedHashMap<>();
  private final ImmutableMap.Builder<String, TilePicture> pictures = ImmutableMap.builder();

  private final PictureSource files;

  private TileSetReader(PictureSource files) {
    this.files = files;
  }

  /**
   * Reads a tile set.
   *
   * @param source what people call the text
   * @param files opens the pictures that the text names
   * @throws UnreadableException if it is not a tile set, or a picture cannot be read; it states
   *     where, what was expected, and what was found
   */
  public static DrawnTileSet read(String source, String text, PictureSource files)
      throws UnreadableException {
    return new TileSetReader(files).set(Codec.json().read(source, text));
  }

  private DrawnTileSet set(Json json) throws UnreadableException {
    Fields fields = new Fields(json);
    String name = fields.need("name").asText().value();
    Optional<Json> weights = fields.find("weights");
    Json listed = fields.need("tiles");
    Optional<Json> meet = fields.find("meet");
    Optional<Json> neighbours = fields.find("neighbours");
    Optional<Json> forbidden = fields.find("forbidden");
    Optional<Json> subsets = fields.find("subsets");
    Optional<Json> contexts = fields.find("contexts");
    Optional<Json> path = fields.find("path");
    Optional<Json> border = fields.find("border");
    fields.end();
    for (Json tile : listed.asItems()) {
      tile(tile);
    }
    if (tiles.isEmpty()) {
      throw new UnreadableException(listed.at(), "expected at least one tile in this list");
    }
    TileSet set =
        new TileSet(
            name,
            ImmutableList.copyOf(tiles.values()),
            matching(meet),
            pairs(neighbours),
            pairs(forbidden),
            weighting(weights),
            subsets(subsets),
            contexts(contexts),
            path(path),
            border(border));
    return new DrawnTileSet(set, pictures.buildOrThrow());
  }

  private static Weighting weighting(Optional<Json> json) throws UnreadableException {
    if (json.isEmpty()) {
      return Weighting.SHARED;
    }
    return switch (json.get().asText().value()) {
      case "shared" -> Weighting.SHARED;
      case "each" -> Weighting.EACH;
      default -> throw unexpected(json.get(), "\"shared\" or \"each\"");
    };
  }

  private void tile(Json json) throws UnreadableException {
    Fields fields = new Fields(json);
    Json.Text name = fields.need("name").asText();
    Optional<Json> symmetry = fields.find("symmetry");
    Optional<Json> edges = fields.find("edges");
    Optional<Json> weight = fields.find("weight");
    Optional<Json> kind = fields.find("kind");
    Json picture = fields.need("picture");
    fields.end();
    if (name.value().isBlank()) {
      throw new UnreadableException(name.at(), "expected the name of a tile, found nothing");
    }
    Tile tile =
        new Tile(
            name.value(),
            symmetry(symmetry),
            edges(edges),
            weight.isPresent() ? weight.get().asPositive(MAX_WEIGHT) : 1,
            kind.isPresent() ? Optional.of(kind.get().asText().value()) : Optional.empty());
    if (tiles.putIfAbsent(tile.name(), tile) != null) {
      throw new UnreadableException(
          name.at(), "expected each tile once, found " + Quote.of(tile.name()) + " again");
    }
    pictures.put(tile.name(), PictureReader.read(picture, tile, files));
  }

  private static SymmetryClass symmetry(Optional<Json> json) throws UnreadableException {
    if (json.isEmpty()) {
      return SymmetryClass.X;
    }
    return SymmetryClass.of(json.get().asText().value())
        .orElseThrow(() -> unexpected(json.get(), "a symmetry class X, T, I, L, \\ or F"));
  }

  private static Optional<Edges> edges(Optional<Json> json) throws UnreadableException {
    if (json.isEmpty()) {
      return Optional.empty();
    }
    ImmutableList<Json> labels = json.get().asItems();
    if (labels.size() != 4) {
      throw new UnreadableException(
          json.get().at(),
          "expected four labels, for north, east, south and west, found " + labels.size());
    }
    return Optional.of(
        new Edges(
            label(labels.get(0)),
            label(labels.get(1)),
            label(labels.get(2)),
            label(labels.get(3))));
  }

  private static EdgeLabel label(Json json) throws UnreadableException {
    try {
      return new EdgeLabel(json.asText().value());
    } catch (IllegalArgumentException e) {
      throw unexpected(json, "the name of an edge");
    }
  }

  /** For each label that is a name in the object: the labels that it meets. */
  private EdgeMatching matching(Optional<Json> json) throws UnreadableException {
    Set<Couple> meeting = new LinkedHashSet<>();
    Set<Couple> ofNames = new LinkedHashSet<>();
    if (json.isPresent()) {
      for (Json.Member member : json.get().asMembers().values()) {
        EdgeLabel label = labelInUse(member.name());
        ofNames.add(new Couple(label, label));
        for (Json other : member.value().asItems()) {
          meeting.add(new Couple(label, labelInUse(other)));
        }
      }
    }
    Set<Couple> unequal = Sets.filter(meeting, couple -> !couple.first().equals(couple.second()));
    return new EdgeMatching(
        ImmutableSet.copyOf(Sets.union(unequal, Sets.difference(ofNames, meeting))));
  }

  private ImmutableList<TilePair> pairs(Optional<Json> json) throws UnreadableException {
    ImmutableList.Builder<TilePair> pairs = ImmutableList.builder();
    if (json.isPresent()) {
      for (Json pair : json.get().asItems()) {
        Fields fields = new Fields(pair);
        Json left = fields.need("left");
        Json right = fields.need("right");
        fields.end();
        pairs.add(new TilePair(oriented(left), oriented(right)));
      }
    }
    return pairs.build();
  }

  /** A name that may be followed by {@code mirrored} and by 90, 180 or 270, with ° or without. */
  private OrientedTile oriented(Json json) throws UnreadableException {
    String text = json.asText().value();
    List<String> words = Splitter.on(' ').splitToList(text);
    int end = words.size();
    int turns = end > 1 ? turns(words.get(end - 1)) : 0;
    end -= turns > 0 ? 1 : 0;
    boolean isMirrored = end > 1 && words.get(end - 1).equals("mirrored");
    end -= isMirrored ? 1 : 0;
    Tile whole = tiles.get(text);
    if (whole != null) {
      return new OrientedTile(whole, Orientation.UPRIGHT);
    }
    String name = String.join(" ", words.subList(0, end));
    Tile tile = tiles.get(name);
    if (tile == null) {
      throw unknownTile(json, name);
    }
    Orientation orientation = new Orientation(turns, isMirrored);
    return new OrientedTile(tile, tile.symmetry().canonical(orientation));
  }

  private static int turns(String word) {
    return switch (word) {
      case "90", "90°" -> 1;
      case "180", "180°" -> 2;
      case "270", "270°" -> 3;
      default -> 0;
    };
  }

  private ImmutableMap<String, ImmutableSet<String>> subsets(Optional<Json> json)
      throws UnreadableException {
    ImmutableMap.Builder<String, ImmutableSet<String>> subsets = ImmutableMap.builder();
    if (json.isPresent()) {
      for (Json.Member member : json.get().asMembers().values()) {
        ImmutableSet.Builder<String> names = ImmutableSet.builder();
        for (Json name : member.value().asItems()) {
          names.add(known(name));
        }
        if (member.value().asItems().isEmpty()) {
          throw new UnreadableException(
              member.value().at(), "expected at least one tile in this list");
        }
        subsets.put(member.name().value(), names.build());
      }
    }
    return subsets.buildOrThrow();
  }

  private ImmutableList<ContextRule> contexts(Optional<Json> json) throws UnreadableException {
    ImmutableList.Builder<ContextRule> contexts = ImmutableList.builder();
    if (json.isPresent()) {
      for (Json rule : json.get().asItems()) {
        Fields fields = new Fields(rule);
        Json tile = fields.need("tile");
        Json near = fields.need("near");
        Json factor = fields.need("factor");
        fields.end();
        contexts.add(new ContextRule(known(tile), kind(near), factor.asPositive(MAX_WEIGHT)));
      }
    }
    return contexts.build();
  }

  private ImmutableSet<EdgeLabel> path(Optional<Json> json) throws UnreadableException {
    ImmutableSet.Builder<EdgeLabel> path = ImmutableSet.builder();
    if (json.isPresent()) {
      for (Json label : json.get().asItems()) {
        path.add(labelInUse(label));
      }
      if (json.get().asItems().isEmpty()) {
        throw new UnreadableException(json.get().at(), "expected at least one label in this list");
      }
    }
    return path.build();
  }

  /** One label for all sides, or an object with labels by side. */
  private ImmutableMap<Side, EdgeLabel> border(Optional<Json> json) throws UnreadableException {
    Map<Side, EdgeLabel> border = new EnumMap<>(Side.class);
    if (json.isPresent() && json.get() instanceof Json.Text label) {
      EdgeLabel all = labelInUse(label);
      Arrays.stream(Side.values()).forEach(side -> border.put(side, all));
    } else if (json.isPresent()) {
      Fields fields = new Fields(json.get());
      for (Side side : Side.values()) {
        Optional<Json> label = fields.find(Ascii.toLowerCase(side.name()));
        if (label.isPresent()) {
          border.put(side, labelInUse(label.get()));
        }
      }
      fields.end();
    }
    return Maps.immutableEnumMap(border);
  }

  private EdgeLabel labelInUse(Json json) throws UnreadableException {
    EdgeLabel label = label(json);
    ImmutableSet<String> inUse =
        tiles.values().stream()
            .flatMap(tile -> tile.edges().stream())
            .flatMap(edges -> Arrays.stream(Side.values()).map(edges::at))
            .flatMap(edge -> Stream.of(edge.text(), edge.mirrored().text()))
            .collect(ImmutableSet.toImmutableSet());
    if (!inUse.contains(label.text())) {
      throw new UnreadableException(
          json.at(),
          "expected the label of an edge of this set, found "
              + Quote.of(label.text())
              + Nearest.hint(label.text(), inUse));
    }
    return label;
  }

  private String known(Json json) throws UnreadableException {
    String name = json.asText().value();
    if (!tiles.containsKey(name)) {
      throw unknownTile(json, name);
    }
    return name;
  }

  private String kind(Json json) throws UnreadableException {
    String kind = json.asText().value();
    if (tiles.values().stream().noneMatch(tile -> tile.kind().equals(Optional.of(kind)))) {
      throw unexpected(json, "the kind of a tile of this set");
    }
    return kind;
  }

  private UnreadableException unknownTile(Json json, String name) {
    return new UnreadableException(
        json.at(),
        "expected a tile of this set, found "
            + Quote.of(name)
            + Nearest.hint(name, tiles.keySet()));
  }

  private static UnreadableException unexpected(Json json, String expected) {
    String found = json instanceof Json.Text text ? Quote.of(text.value()) : json.title();
    return new UnreadableException(json.at(), "expected " + expected + ", found " + found);
  }
}
