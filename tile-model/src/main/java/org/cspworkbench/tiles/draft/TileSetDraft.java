package org.cspworkbench.tiles.draft;

import static com.google.common.base.Preconditions.checkArgument;
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
    return new DraftCopy(this).name(newName).draft();
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
    return JoinedDrafts.of(this, other);
  }

  private TileSetDraft withTiles(ImmutableList<DraftTile> newTiles) {
    return new DraftCopy(this).tiles(newTiles).draft();
  }

  /** Returns this draft without a tile and without the pairs that name it. */
  public TileSetDraft without(String tile) {
    return new DraftCopy(this)
        .tiles(tiles.stream().filter(t -> !t.name().equals(tile)).collect(toImmutableList()))
        .neighbours(withoutTile(neighbours, tile))
        .forbidden(withoutTile(forbidden, tile))
        .subsets(
            ImmutableMap.copyOf(
                Maps.transformValues(
                    subsets, s -> Sets.difference(s, ImmutableSet.of(tile)).immutableCopy())))
        .contexts(
            contexts.stream().filter(rule -> !rule.tile().equals(tile)).collect(toImmutableList()))
        .draft();
  }

  private static ImmutableList<HandPair> withoutTile(ImmutableList<HandPair> pairs, String tile) {
    return pairs.stream().filter(pair -> !pair.names(tile)).collect(toImmutableList());
  }

  /**
   * Returns this draft with another name for a tile.
   *
   * @throws IllegalArgumentException if there is no such tile, or the new name is blank or taken;
   *     the message is a sentence for users
   */
  public TileSetDraft withName(String tile, String newName) {
    return new DraftCopy(withEdited(tile, t -> t.withName(newName)))
        .neighbours(changed(neighbours, pair -> pair.renamed(tile, newName)))
        .forbidden(changed(forbidden, pair -> pair.renamed(tile, newName)))
        .subsets(
            ImmutableMap.copyOf(
                Maps.transformValues(
                    subsets,
                    s ->
                        s.stream()
                            .map(member -> member.equals(tile) ? newName : member)
                            .collect(toImmutableSet()))))
        .contexts(
            contexts.stream()
                .map(
                    rule ->
                        rule.tile().equals(tile)
                            ? new ContextRule(newName, rule.kind(), rule.factor())
                            : rule)
                .collect(toImmutableList()))
        .draft();
  }

  private static ImmutableList<HandPair> changed(
      ImmutableList<HandPair> pairs, UnaryOperator<HandPair> change) {
    return pairs.stream().map(change).collect(toImmutableList());
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

  /** Returns this draft with another picture of a tile. */
  public TileSetDraft withPicture(String tile, TilePicture picture) {
    return withEdited(tile, t -> t.withPicture(picture));
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
    return new DraftCopy(this).matching(matching.toggled(first, second)).draft();
  }

  /**
   * Returns this draft with another name for a label and its mirror image. If the new name is in
   * use, both labels become one.
   */
  public TileSetDraft withLabelRenamed(EdgeLabel label, EdgeLabel newLabel) {
    return new LabelRenaming(label, newLabel).in(this);
  }

  /**
   * Returns this draft where a pair that may stand side by side is forbidden by hand, or one that
   * is forbidden by hand no longer is. A pair that its labels forbid stays as it is.
   */
  public TileSetDraft withPairToggled(OrientedTile first, Side side, OrientedTile second) {
    DraftedSet set = new DraftedSet(this);
    ImmutableList<OrientedTile> oriented = set.set().orientedTiles();
    PairReason reason =
        PairReasons.of(this).reason(oriented.indexOf(first), side, oriented.indexOf(second));
    if (reason.isForbiddenByHand()) {
      TilePlacement placement = new TilePlacement(first, side, second);
      return withForbidden(
          forbidden.stream()
              .filter(
                  pair -> !TilePlacement.of(ImmutableList.of(set.pair(pair))).contains(placement))
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
    return new DraftCopy(this).forbidden(newForbidden).draft();
  }

  /**
   * Returns the set as it stands.
   *
   * @throws IllegalStateException if there is no tile
   */
  public TileSet toSet() {
    return new DraftedSet(this).set();
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

  /**
   * Another name for a label, and the mirror image of that name for the mirror image of the label.
   *
   * @param label the label
   * @param newLabel its new name
   */
  private record LabelRenaming(EdgeLabel label, EdgeLabel newLabel) {

    /** Returns the draft in which the label has the new name. */
    TileSetDraft in(TileSetDraft draft) {
      return new DraftCopy(draft)
          .tiles(draft.tiles().stream().map(this::in).collect(toImmutableList()))
          .matching(draft.matching().renamed(this::of))
          .path(draft.path().stream().map(this::of).collect(toImmutableSet()))
          .border(ImmutableMap.copyOf(Maps.transformValues(draft.border(), this::of)))
          .draft();
    }

    private DraftTile in(DraftTile tile) {
      Edges edges = tile.edges();
      return tile.withEdges(
          new Edges(of(edges.north()), of(edges.east()), of(edges.south()), of(edges.west())));
    }

    private EdgeLabel of(EdgeLabel old) {
      return old.equals(label)
          ? newLabel
          : old.equals(label.mirrored()) ? newLabel.mirrored() : old;
    }
  }
}
