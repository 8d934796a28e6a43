package org.cspworkbench.tiles.draft;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.cspworkbench.tiles.ContextRule;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.EdgeMatching;
import org.cspworkbench.tiles.Edges;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.SymmetryClass;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TilePair;
import org.cspworkbench.tiles.TilePlacement;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.tiles.TileSet.Weighting;
import org.cspworkbench.tiles.drawing.TilePicture;
import org.cspworkbench.tiles.format.DrawnTileSet;

/**
 * A tile set while it is designed. Each edit returns another draft. Tiles are referred to by name;
 * what refers to a tile, a kind or a label that no longer exists is kept, but is not in {@link
 * #toSet()}.
 *
 * @param name the name of the set
 * @param tiles the tiles; there may be none
 * @param matching which labels may touch
 * @param neighbours pairs that are allowed whatever the labels are
 * @param forbidden pairs that are forbidden whatever the labels are
 * @param weighting what the weight of a tile counts for
 * @param subsets names of tiles that can be used without the others, by the name of the subset
 * @param contexts how the neighbours of a cell change the weights of what is drawn in it
 * @param path the labels of which a path consists
 * @param border the labels of the outer sides
 */
public record TileSetDraft(
    String name,
    ImmutableList<DraftTile> tiles,
    EdgeMatching matching,
    ImmutableList<HandPair> neighbours,
    ImmutableList<HandPair> forbidden,
    Weighting weighting,
    ImmutableMap<String, ImmutableSet<String>> subsets,
    ImmutableList<ContextRule> contexts,
    ImmutableSet<EdgeLabel> path,
    ImmutableMap<Side, EdgeLabel> border) {

  /**
   * Checks the names.
   *
   * @throws IllegalArgumentException if two tiles have one name; the message is a sentence for
   *     users
   */
  public TileSetDraft {
    Set<String> names = new HashSet<>();
    for (DraftTile tile : tiles) {
      checkArgument(
          names.add(tile.name()), "expected each tile once, found '%s' again", tile.name());
    }
  }

  /** Returns a draft without tiles. */
  public static TileSetDraft empty(String name) {
    return new TileSetDraft(
        name,
        ImmutableList.of(),
        EdgeMatching.EQUAL,
        ImmutableList.of(),
        ImmutableList.of(),
        Weighting.SHARED,
        ImmutableMap.of(),
        ImmutableList.of(),
        ImmutableSet.of(),
        ImmutableMap.of());
  }

  /** Returns a set as a draft with {@linkplain DraftTile#emptyPicture() empty pictures}. */
  public static TileSetDraft of(TileSet set) {
    return of(
        new DrawnTileSet(
            set,
            set.tiles().stream()
                .collect(toImmutableMap(Tile::name, tile -> DraftTile.emptyPicture()))));
  }

  /**
   * Returns a set as a draft with the same table. Tiles without labels get labels ({@link
   * LabelReading}).
   */
  public static TileSetDraft of(DrawnTileSet drawn) {
    TileSet set = LabelReading.withLabels(drawn.set());
    return new TileSetDraft(
        set.name(),
        set.tiles().stream()
            .map(
                tile ->
                    new DraftTile(
                        tile.name(),
                        tile.edges().orElseThrow(),
                        tile.symmetry(),
                        tile.weight(),
                        tile.kind(),
                        drawn.picture(tile)))
            .collect(toImmutableList()),
        set.matching(),
        set.neighbours().stream().map(HandPair::of).collect(toImmutableList()),
        set.forbidden().stream().map(HandPair::of).collect(toImmutableList()),
        set.weighting(),
        set.subsets(),
        set.contexts(),
        set.path(),
        set.border());
  }

  /** Returns whether there is no tile, and therefore no set. */
  public boolean isEmpty() {
    return tiles.isEmpty();
  }

  /** Returns the tile of this name, if there is one. */
  public Optional<DraftTile> tile(String tile) {
    return tiles.stream().filter(t -> t.name().equals(tile)).findFirst();
  }

  /** Returns {@code base}, or, if this name is taken, the first of {@code base 2, base 3, …}. */
  public String freeName(String base) {
    String free = base;
    for (int number = 2; tile(free).isPresent(); number++) {
      free = base + " " + number;
    }
    return free;
  }

  /** Returns the labels that sides have in any orientation, in the order of the tiles. */
  public ImmutableSet<EdgeLabel> labels() {
    return tiles.stream()
        .flatMap(tile -> Arrays.stream(Side.values()).map(side -> tile.edges().at(side)))
        .flatMap(label -> Stream.of(label, label.mirrored()))
        .collect(toImmutableSet());
  }

  /** Returns this draft with another name. */
  public TileSetDraft withSetName(String newName) {
    return new TileSetDraft(
        newName,
        tiles,
        matching,
        neighbours,
        forbidden,
        weighting,
        subsets,
        contexts,
        path,
        border);
  }

  /** Returns this draft with another meaning of weights. */
  public TileSetDraft withWeighting(Weighting newWeighting) {
    return new TileSetDraft(
        name,
        tiles,
        matching,
        neighbours,
        forbidden,
        newWeighting,
        subsets,
        contexts,
        path,
        border);
  }

  /**
   * Returns this draft with one more tile, the last one.
   *
   * @throws IllegalArgumentException if the name is taken; the message is a sentence for users
   */
  public TileSetDraft withTile(DraftTile tile) {
    return withTiles(ImmutableList.<DraftTile>builder().addAll(tiles).add(tile).build());
  }

  /**
   * Returns this draft with the tiles of another one, such as of a {@link TileSheet}. Tiles and
   * labels whose names are taken get others, except for labels that are colours, {@code #RRGGBB}.
   */
  public TileSetDraft withTilesOf(TileSetDraft other) {
    TileSetDraft renamed = other;
    Set<EdgeLabel> taken = new HashSet<>(Sets.union(labels(), other.labels()));
    for (EdgeLabel label : other.labels()) {
      if (labels().contains(label) && renamed.labels().contains(label) && !isColour(label)) {
        renamed = renamed.withLabelRenamed(label, freeLabel(label, taken));
      }
    }
    TileSetDraft joined = withMatching(matching.and(renamed.matching));
    for (DraftTile tile : renamed.tiles) {
      joined = joined.withTile(tile.withName(joined.freeName(tile.name())));
    }
    return joined;
  }

  private static boolean isColour(EdgeLabel label) {
    return label.text().startsWith("#");
  }

  /** Returns a label with the direction of this one, and takes it and its mirror image. */
  private static EdgeLabel freeLabel(EdgeLabel label, Set<EdgeLabel> taken) {
    boolean isDirected = !label.mirrored().equals(label);
    int end = label.text().length() - (isDirected ? 1 : 0);
    int number = 1;
    EdgeLabel free = label;
    while (taken.contains(free)) {
      number++;
      free =
          new EdgeLabel(
              label.text().substring(0, end) + " (" + number + ")" + label.text().substring(end));
    }
    taken.add(free);
    taken.add(free.mirrored());
    return free;
  }

  private TileSetDraft withTiles(ImmutableList<DraftTile> newTiles) {
    return new TileSetDraft(
        name,
        newTiles,
        matching,
        neighbours,
        forbidden,
        weighting,
        subsets,
        contexts,
        path,
        border);
  }

  /** Returns this draft without a tile and without the pairs that name it. */
  public TileSetDraft without(String tile) {
    return new TileSetDraft(
        name,
        tiles.stream().filter(t -> !t.name().equals(tile)).collect(toImmutableList()),
        matching,
        neighbours.stream().filter(pair -> !pair.names(tile)).collect(toImmutableList()),
        forbidden.stream().filter(pair -> !pair.names(tile)).collect(toImmutableList()),
        weighting,
        ImmutableMap.copyOf(
            Maps.transformValues(
                subsets, s -> Sets.difference(s, ImmutableSet.of(tile)).immutableCopy())),
        contexts.stream().filter(rule -> !rule.tile().equals(tile)).collect(toImmutableList()),
        path,
        border);
  }

  /**
   * Returns this draft with another name for a tile.
   *
   * @throws IllegalArgumentException if there is no such tile, or the new name is blank or taken;
   *     the message is a sentence for users
   */
  public TileSetDraft withName(String tile, String newName) {
    TileSetDraft renamed = withEdited(tile, t -> t.withName(newName));
    return new TileSetDraft(
        name,
        renamed.tiles,
        matching,
        neighbours.stream().map(pair -> pair.renamed(tile, newName)).collect(toImmutableList()),
        forbidden.stream().map(pair -> pair.renamed(tile, newName)).collect(toImmutableList()),
        weighting,
        ImmutableMap.copyOf(
            Maps.transformValues(
                subsets,
                s ->
                    s.stream()
                        .map(member -> member.equals(tile) ? newName : member)
                        .collect(toImmutableSet()))),
        contexts.stream()
            .map(
                rule ->
                    rule.tile().equals(tile)
                        ? new ContextRule(newName, rule.kind(), rule.factor())
                        : rule)
            .collect(toImmutableList()),
        path,
        border);
  }

  /**
   * Returns this draft with another label on a side of a tile.
   *
   * @param tile the name of the tile
   * @param seen how the tile lies
   * @param side the side of the tile as it lies
   * @param label the label of this side, as it is read there
   */
  public TileSetDraft withLabel(String tile, Orientation seen, Side side, EdgeLabel label) {
    return withEdited(tile, t -> t.withLabel(seen, side, label));
  }

  /** Returns this draft with a tile of another class. */
  public TileSetDraft withSymmetry(String tile, SymmetryClass symmetry) {
    return withEdited(tile, t -> t.withSymmetry(symmetry));
  }

  /**
   * Returns this draft with a tile of another weight.
   *
   * @throws IllegalArgumentException if the weight is not above 0 and up to 1,000,000; the message
   *     is a sentence for users
   */
  public TileSetDraft withWeight(String tile, double weight) {
    return withEdited(tile, t -> t.withWeight(weight));
  }

  /** Returns this draft with a tile of another kind, or of none. */
  public TileSetDraft withKind(String tile, Optional<String> kind) {
    return withEdited(tile, t -> t.withKind(kind));
  }

  /** Returns this draft with another picture of a tile. */
  public TileSetDraft withPicture(String tile, TilePicture picture) {
    return withEdited(tile, t -> t.withPicture(picture));
  }

  /**
   * Returns this draft with the upright labels and picture of a tile turned clockwise by 90°. Pairs
   * that are allowed or forbidden by hand keep their pictures.
   */
  public TileSetDraft withTurned(String tile) {
    TileSetDraft turned = withEdited(tile, DraftTile::turned);
    return new TileSetDraft(
        name,
        turned.tiles,
        matching,
        neighbours.stream().map(pair -> pair.turned(tile)).collect(toImmutableList()),
        forbidden.stream().map(pair -> pair.turned(tile)).collect(toImmutableList()),
        weighting,
        subsets,
        contexts,
        path,
        border);
  }

  private TileSetDraft withEdited(String tile, UnaryOperator<DraftTile> edit) {
    checkArgument(tile(tile).isPresent(), "expected a tile of this set, found '%s'", tile);
    return withTiles(
        tiles.stream()
            .map(t -> t.name().equals(tile) ? edit.apply(t) : t)
            .collect(toImmutableList()));
  }

  /** Returns this draft with the opposite answer to whether two labels may touch. */
  public TileSetDraft withMeetingToggled(EdgeLabel first, EdgeLabel second) {
    return withMatching(matching.toggled(first, second));
  }

  private TileSetDraft withMatching(EdgeMatching newMatching) {
    return new TileSetDraft(
        name,
        tiles,
        newMatching,
        neighbours,
        forbidden,
        weighting,
        subsets,
        contexts,
        path,
        border);
  }

  /**
   * Returns this draft with another name for a label and its mirror image. If the new name is in
   * use, both labels become one.
   */
  public TileSetDraft withLabelRenamed(EdgeLabel label, EdgeLabel newLabel) {
    UnaryOperator<EdgeLabel> names =
        old ->
            old.equals(label) ? newLabel : old.equals(label.mirrored()) ? newLabel.mirrored() : old;
    return new TileSetDraft(
        name,
        tiles.stream().map(tile -> renamed(tile, names)).collect(toImmutableList()),
        matching.renamed(names),
        neighbours,
        forbidden,
        weighting,
        subsets,
        contexts,
        path.stream().map(names).collect(toImmutableSet()),
        ImmutableMap.copyOf(Maps.transformValues(border, names::apply)));
  }

  private static DraftTile renamed(DraftTile tile, UnaryOperator<EdgeLabel> names) {
    Edges edges = tile.edges();
    return tile.withEdges(
        new Edges(
            names.apply(edges.north()),
            names.apply(edges.east()),
            names.apply(edges.south()),
            names.apply(edges.west())));
  }

  /**
   * Returns this draft where a pair that may stand side by side is forbidden by hand, or one that
   * is forbidden by hand no longer is. A pair that its labels forbid stays as it is.
   */
  public TileSetDraft withPairToggled(OrientedTile first, Side side, OrientedTile second) {
    ImmutableList<OrientedTile> oriented = toSet().orientedTiles();
    PairReason reason =
        PairReasons.of(this).reason(oriented.indexOf(first), side, oriented.indexOf(second));
    if (reason.isForbiddenByHand()) {
      TilePlacement placement = new TilePlacement(first, side, second);
      return withForbidden(
          forbidden.stream()
              .filter(pair -> !TilePlacement.of(ImmutableList.of(toPair(pair))).contains(placement))
              .collect(toImmutableList()));
    }
    if (!reason.may()) {
      return this;
    }
    Orientation toEast =
        Orientation.ALL.stream().filter(o -> o.of(side) == Side.EAST).findFirst().orElseThrow();
    return withForbidden(
        ImmutableList.<HandPair>builder()
            .addAll(forbidden)
            .add(HandPair.of(new TilePair(first.then(toEast), second.then(toEast))))
            .build());
  }

  private TileSetDraft withForbidden(ImmutableList<HandPair> newForbidden) {
    return new TileSetDraft(
        name,
        tiles,
        matching,
        neighbours,
        newForbidden,
        weighting,
        subsets,
        contexts,
        path,
        border);
  }

  /**
   * Returns the set as it stands.
   *
   * @throws IllegalStateException if there is no tile
   */
  public TileSet toSet() {
    checkState(!isEmpty(), "%s has no tiles", name);
    ImmutableList<Tile> setTiles = tiles.stream().map(DraftTile::toTile).collect(toImmutableList());
    ImmutableSet<EdgeLabel> labels = labels();
    ImmutableSet<String> names = tiles.stream().map(DraftTile::name).collect(toImmutableSet());
    ImmutableSet<String> kinds =
        tiles.stream().flatMap(tile -> tile.kind().stream()).collect(toImmutableSet());
    return new TileSet(
        name,
        setTiles,
        matching.among(labels),
        neighbours.stream().map(this::toPair).collect(toImmutableList()),
        forbidden.stream().map(this::toPair).collect(toImmutableList()),
        weighting,
        ImmutableMap.copyOf(Maps.filterValues(subsets, members -> !members.isEmpty())),
        contexts.stream()
            .filter(rule -> names.contains(rule.tile()) && kinds.contains(rule.kind()))
            .collect(toImmutableList()),
        path.stream().filter(labels::contains).collect(toImmutableSet()),
        ImmutableMap.copyOf(Maps.filterValues(border, labels::contains)));
  }

  private TilePair toPair(HandPair pair) {
    return new TilePair(
        oriented(pair.left(), pair.leftLies()), oriented(pair.right(), pair.rightLies()));
  }

  private OrientedTile oriented(String tile, Orientation orientation) {
    Tile known = tile(tile).orElseThrow().toTile();
    return new OrientedTile(known, known.symmetry().canonical(orientation));
  }

  /**
   * Returns the set as it stands, with its pictures.
   *
   * @throws IllegalStateException if there is no tile
   */
  public DrawnTileSet toDrawnSet() {
    return new DrawnTileSet(
        toSet(), tiles.stream().collect(toImmutableMap(DraftTile::name, DraftTile::picture)));
  }
}
