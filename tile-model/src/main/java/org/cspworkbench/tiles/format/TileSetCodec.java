package org.cspworkbench.tiles.format;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
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
import org.cspworkbench.document.json.Json;
import org.cspworkbench.document.json.Members;
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

/** Reads and writes tile sets in JSON. */
public final class TileSetCodec {

  static final double MAX_WEIGHT = 1_000_000;

  private static final Codec<Double> WEIGHT = TilePictureCodec.plain(Codec.positive(MAX_WEIGHT));

  private static final Codec<Weighting> WEIGHTING =
      Codec.text()
          .as(
              word ->
                  Arrays.stream(Weighting.values())
                      .filter(each -> Ascii.toLowerCase(each.name()).equals(word))
                      .findFirst()
                      .orElseThrow(() -> unexpected("\"shared\" or \"each\"", word)),
              weighting -> Ascii.toLowerCase(weighting.name()));

  private static final Codec<SymmetryClass> SYMMETRY =
      Codec.text()
          .as(
              name ->
                  SymmetryClass.of(name)
                      .orElseThrow(() -> unexpected("a symmetry class X, T, I, L, \\ or F", name)),
              SymmetryClass::character);

  private static final Codec<EdgeLabel> LABEL =
      Codec.text().as(TileSetCodec::label, EdgeLabel::text);

  private static final Codec<Edges> EDGES =
      LABEL
          .list()
          .as(
              TileSetCodec::edges,
              edges ->
                  Arrays.stream(Side.values())
                      .map(edges::at)
                      .collect(ImmutableList.toImmutableList()));

  /**
   * A tile with its picture.
   *
   * @param tile the tile
   * @param picture how it looks
   */
  private record DrawnTile(Tile tile, TilePicture picture) {}

  private final TilePictureCodec pictures;
  private final Map<String, Tile> tiles = new LinkedHashMap<>(); // those that are known so far
  private final Codec<EdgeLabel> labelInUse = LABEL.as(this::inUse, label -> label);
  private final Codec<String> tileName = Codec.text().as(this::known, name -> name);
  private final Codec<OrientedTile> orientedTile = Codec.text().as(this::oriented, this::name);

  private TileSetCodec(TilePictureCodec pictures) {
    this.pictures = pictures;
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
    return new TileSetCodec(new TilePictureCodec(files)).codec().read(source, text);
  }

  /** Returns a set as text, with the pictures that the text names. */
  public static WrittenTileSet write(DrawnTileSet drawn) {
    TilePictureCodec pictures =
        new TilePictureCodec(
            file -> {
              throw new IllegalStateException("a set that is written has its pictures");
            });
    String text = new TileSetCodec(pictures).codec().forPeople(drawn);
    return new WrittenTileSet(text, pictures.files());
  }

  private Codec<DrawnTileSet> codec() {
    return Codec.object(this::set);
  }

  private DrawnTileSet set(Members<DrawnTileSet> members) throws UnreadableException {
    String name = members.get("name", Codec.text(), drawn -> drawn.set().name());
    Weighting weighting =
        members
            .find("weights", WEIGHTING, drawn -> Optional.of(drawn.set().weighting()))
            .orElse(Weighting.SHARED);
    ImmutableList<DrawnTile> drawnTiles =
        members.get("tiles", atLeastOne("tile", tile().list()), TileSetCodec::drawnTiles);
    ImmutableMap.Builder<String, TilePicture> looks = ImmutableMap.builder();
    for (DrawnTile each : drawnTiles) {
      tiles.put(each.tile().name(), each.tile());
      looks.put(each.tile().name(), each.picture());
    }
    Codec<ImmutableList<TilePair>> pairs = pair().spaced().list();
    TileSet set =
        new TileSet(
            name,
            ImmutableList.copyOf(tiles.values()),
            members
                .find("meet", meetings().spaced(), TileSetCodec::exceptions)
                .map(TileSetCodec::matching)
                .orElse(EdgeMatching.EQUAL),
            members.get("neighbours", pairs, d -> d.set().neighbours(), ImmutableList.of()),
            members.get("forbidden", pairs, d -> d.set().forbidden(), ImmutableList.of()),
            weighting,
            members.get("subsets", subsets().spaced(), d -> d.set().subsets(), ImmutableMap.of()),
            members.get(
                "contexts", context().spaced().list(), d -> d.set().contexts(), ImmutableList.of()),
            members.get("path", path().spaced(), d -> d.set().path(), ImmutableSet.of()),
            members.get("border", border(), d -> d.set().border(), ImmutableMap.of()));
    return new DrawnTileSet(set, looks.buildOrThrow());
  }

  private static ImmutableList<DrawnTile> drawnTiles(DrawnTileSet drawn) {
    return drawn.set().tiles().stream()
        .map(tile -> new DrawnTile(tile, drawn.picture(tile)))
        .collect(ImmutableList.toImmutableList());
  }

  private static Optional<ImmutableMap<EdgeLabel, ImmutableList<EdgeLabel>>> exceptions(
      DrawnTileSet drawn) {
    boolean hasAny = !drawn.set().matching().exceptions().isEmpty();
    return hasAny ? Optional.of(meetings(drawn.set())) : Optional.empty();
  }

  private static <T> Codec<ImmutableList<T>> atLeastOne(String what, Codec<ImmutableList<T>> list) {
    return list.as(
        items -> {
          checkArgument(!items.isEmpty(), "expected at least one %s in this list", what);
          return items;
        },
        items -> items);
  }

  /** Returns the codec of tiles, whose edges and picture are on lines of their own. */
  private Codec<DrawnTile> tile() {
    Codec<DrawnTile> tile = Codec.object(this::tile);
    return Codec.ofText(
        tile::read,
        drawn -> // within a text, a quotation mark never follows a blank
        tile.spacedLine(drawn)
                .replace(", \"edges\": ", ",\n     \"edges\": ")
                .replace(", \"picture\": ", ",\n     \"picture\": "));
  }

  private DrawnTile tile(Members<DrawnTile> members) throws UnreadableException {
    String name =
        members.get(
            "name", Codec.text().as(this::newName, own -> own), drawn -> drawn.tile().name());
    SymmetryClass symmetry =
        members
            .find("symmetry", SYMMETRY, drawn -> Optional.of(drawn.tile().symmetry()))
            .orElse(SymmetryClass.X);
    double weight =
        members.find("weight", WEIGHT, drawn -> Optional.of(drawn.tile().weight())).orElse(1.0);
    Optional<String> kind = members.find("kind", Codec.text(), drawn -> drawn.tile().kind());
    Optional<Edges> edges = members.find("edges", EDGES, drawn -> drawn.tile().edges());
    Tile tile = new Tile(name, symmetry, edges, weight, kind);
    tiles.put(name, tile);
    return new DrawnTile(tile, members.get("picture", pictures.of(tile), DrawnTile::picture));
  }

  private String newName(String name) {
    checkArgument(!name.isBlank(), "expected the name of a tile, found nothing");
    checkArgument(
        !tiles.containsKey(name), "expected each tile once, found %s again", Quote.of(name));
    return name;
  }

  private static EdgeLabel label(String text) {
    try {
      return new EdgeLabel(text);
    } catch (IllegalArgumentException e) {
      throw unexpected("the name of an edge", text);
    }
  }

  private static Edges edges(ImmutableList<EdgeLabel> labels) {
    checkArgument(
        labels.size() == Side.values().length,
        "expected four labels, for north, east, south and west, found %s",
        labels.size());
    return new Edges(labels.get(0), labels.get(1), labels.get(2), labels.get(3));
  }

  /** Returns the codec of the labels that labels meet, where that is not only themselves. */
  private Codec<ImmutableMap<EdgeLabel, ImmutableList<EdgeLabel>>> meetings() {
    return labelInUse.list().map(name -> inUse(label(name)), EdgeLabel::text);
  }

  private static EdgeMatching matching(ImmutableMap<EdgeLabel, ImmutableList<EdgeLabel>> meetings) {
    Set<Couple> meeting = new LinkedHashSet<>();
    Set<Couple> ofNames = new LinkedHashSet<>();
    meetings.forEach(
        (label, others) -> {
          ofNames.add(new Couple(label, label));
          others.forEach(other -> meeting.add(new Couple(label, other)));
        });
    Set<Couple> unequal = Sets.filter(meeting, couple -> !couple.first().equals(couple.second()));
    return new EdgeMatching(
        ImmutableSet.copyOf(Sets.union(unequal, Sets.difference(ofNames, meeting))));
  }

  /** Returns what the labels meet for which another answer is recorded; of mirror images, one. */
  private static ImmutableMap<EdgeLabel, ImmutableList<EdgeLabel>> meetings(TileSet set) {
    Set<EdgeLabel> known = new HashSet<>();
    ImmutableMap.Builder<EdgeLabel, ImmutableList<EdgeLabel>> meetings = ImmutableMap.builder();
    for (EdgeLabel label : set.labels()) {
      ImmutableList<EdgeLabel> others =
          set.labels().stream()
              .filter(other -> set.matching().meets(label, other))
              .collect(ImmutableList.toImmutableList());
      if (!others.equals(ImmutableList.of(label)) && known.add(label)) {
        known.add(label.mirrored());
        meetings.put(label, others);
      }
    }
    return meetings.buildOrThrow();
  }

  private Codec<TilePair> pair() {
    return Codec.object(
        members ->
            new TilePair(
                members.get("left", orientedTile, TilePair::left),
                members.get("right", orientedTile, TilePair::right)));
  }

  private Codec<ImmutableMap<String, ImmutableSet<String>>> subsets() {
    return atLeastOne("tile", tileName.list())
        .<ImmutableSet<String>>as(ImmutableSet::copyOf, ImmutableSet::asList)
        .map();
  }

  private Codec<ContextRule> context() {
    return Codec.object(
        members ->
            new ContextRule(
                members.get("tile", tileName, ContextRule::tile),
                members.get("near", Codec.text().as(this::kind, kind -> kind), ContextRule::kind),
                members.get("factor", WEIGHT, ContextRule::factor)));
  }

  private Codec<ImmutableSet<EdgeLabel>> path() {
    return atLeastOne("label", labelInUse.list()).as(ImmutableSet::copyOf, ImmutableSet::asList);
  }

  /** Returns the codec of borders: one label for all sides, or an object with labels by side. */
  private Codec<ImmutableMap<Side, EdgeLabel>> border() {
    Codec<ImmutableMap<Side, EdgeLabel>> bySide = Codec.object(this::border);
    return Codec.ofText(
        json -> {
          if (!(json instanceof Json.Text)) {
            return bySide.read(json);
          }
          EdgeLabel label = labelInUse.read(json);
          return Maps.toMap(ImmutableList.copyOf(Side.values()), side -> label);
        },
        border -> {
          Set<EdgeLabel> labels = new HashSet<>(border.values());
          return labels.size() == 1 && border.size() == Side.values().length
              ? LABEL.spacedLine(labels.iterator().next())
              : bySide.spacedLine(border);
        });
  }

  private ImmutableMap<Side, EdgeLabel> border(Members<ImmutableMap<Side, EdgeLabel>> members)
      throws UnreadableException {
    Map<Side, EdgeLabel> border = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      String name = Ascii.toLowerCase(side.name());
      members
          .find(name, labelInUse, whole -> Optional.ofNullable(whole.get(side)))
          .ifPresent(label -> border.put(side, label));
    }
    return Maps.immutableEnumMap(border);
  }

  private EdgeLabel inUse(EdgeLabel label) {
    ImmutableSet<String> inUse =
        tiles.values().stream()
            .flatMap(tile -> tile.edges().stream())
            .flatMap(edges -> Arrays.stream(Side.values()).map(edges::at))
            .flatMap(edge -> Stream.of(edge.text(), edge.mirrored().text()))
            .collect(ImmutableSet.toImmutableSet());
    if (!inUse.contains(label.text())) {
      throw new IllegalArgumentException(
          "expected the label of an edge of this set, found "
              + Quote.of(label.text())
              + Nearest.hint(label.text(), inUse));
    }
    return label;
  }

  private String known(String name) {
    if (!tiles.containsKey(name)) {
      throw new IllegalArgumentException(
          "expected a tile of this set, found "
              + Quote.of(name)
              + Nearest.hint(name, tiles.keySet()));
    }
    return name;
  }

  private String kind(String kind) {
    if (tiles.values().stream().noneMatch(tile -> tile.kind().equals(Optional.of(kind)))) {
      throw unexpected("the kind of a tile of this set", kind);
    }
    return kind;
  }

  /** A name that may be followed by {@code mirrored} and by 90, 180 or 270, with ° or without. */
  private OrientedTile oriented(String text) {
    Tile whole = tiles.get(text);
    if (whole != null) {
      return new OrientedTile(whole, Orientation.UPRIGHT);
    }
    List<String> words = Splitter.on(' ').splitToList(text);
    int end = words.size();
    int turns = end > 1 ? turns(words.get(end - 1)) : 0;
    end -= turns > 0 ? 1 : 0;
    boolean isMirrored = end > 1 && words.get(end - 1).equals("mirrored");
    end -= isMirrored ? 1 : 0;
    Tile tile = requireNonNull(tiles.get(known(String.join(" ", words.subList(0, end)))));
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

  /** With a degree sign if the name of a tile would be the same without it. */
  private String name(OrientedTile tile) {
    String name = tile.toString();
    String plain = name.endsWith("°") ? name.substring(0, name.length() - 1) : name;
    return tiles.containsKey(plain) ? name : plain;
  }

  private static IllegalArgumentException unexpected(String expected, String found) {
    return new IllegalArgumentException("expected " + expected + ", found " + Quote.of(found));
  }
}
