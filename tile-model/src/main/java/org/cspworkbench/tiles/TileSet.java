package org.cspworkbench.tiles;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.primitives.ImmutableDoubleArray;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.model.StatedWeights.Influence;

/**
 * Tiles, and what may stand beside what.
 *
 * <p>Two tiles fit where the labels of the touching sides match, or where they are listed as {@code
 * neighbours}, unless they are listed as {@code forbidden}. A listed pair stands for all pairs that
 * come from it by turning and mirroring both tiles together.
 *
 * @param name the name of the set
 * @param tiles the tiles, at least one
 * @param matching which labels may touch
 * @param neighbours pairs that fit whatever their labels are
 * @param forbidden pairs that do not fit whatever their labels are
 * @param weighting what the weight of a tile counts for
 * @param subsets names of tiles that can be used without the others, by the name of the subset
 * @param contexts how the neighbours of a cell change the weights of what is drawn in it
 * @param path the labels of which a path consists, with their mirror images; empty if there is no
 *     path
 * @param border the labels that cells have on sides where they have no neighbour; any on other
 *     sides
 */
public record TileSet(
    String name,
    ImmutableList<Tile> tiles,
    EdgeMatching matching,
    ImmutableList<TilePair> neighbours,
    ImmutableList<TilePair> forbidden,
    Weighting weighting,
    ImmutableMap<String, ImmutableSet<String>> subsets,
    ImmutableList<ContextRule> contexts,
    ImmutableSet<EdgeLabel> path,
    ImmutableMap<Side, EdgeLabel> border) {

  /** What the weight of a tile with several orientations counts for. */
  public enum Weighting {
    /** All its orientations together. */
    SHARED,
    /** Each of its orientations. */
    EACH
  }

  /**
   * Checks the set.
   *
   * @throws IllegalArgumentException if it has no tile, two tiles of one name, a subset with a name
   *     that is no tile, a context rule for a tile or kind that is not there, or a label of the
   *     path or of an exception of the matching that no tile has
   */
  public TileSet {
    checkArgument(!tiles.isEmpty(), "%s has no tiles", name);
    Set<String> names = new HashSet<>();
    Set<String> kinds = new HashSet<>();
    for (Tile tile : tiles) {
      checkArgument(names.add(tile.name()), "%s has two tiles called %s", name, tile.name());
      tile.kind().ifPresent(kinds::add);
    }
    subsets.forEach(
        (subset, members) ->
            members.forEach(
                member ->
                    checkArgument(
                        names.contains(member), "subset %s has no tile %s", subset, member)));
    for (ContextRule rule : contexts) {
      checkArgument(names.contains(rule.tile()), "%s has no tile %s", name, rule.tile());
      checkArgument(kinds.contains(rule.kind()), "%s has no tile of kind %s", name, rule.kind());
    }
    path =
        path.stream()
            .flatMap(label -> Stream.of(label, label.mirrored()))
            .collect(toImmutableSet());
    for (EdgeLabel label : path) {
      checkArgument(hasEdge(tiles, label), "%s has no edge %s", name, label);
    }
    for (EdgeMatching.Couple couple : matching.exceptions()) {
      checkArgument(hasEdge(tiles, couple.first()), "%s has no edge %s", name, couple.first());
      checkArgument(hasEdge(tiles, couple.second()), "%s has no edge %s", name, couple.second());
    }
  }

  /** A set of tiles that fit where labels are equal, without a path or a border. */
  public TileSet(
      String name,
      ImmutableList<Tile> tiles,
      ImmutableList<TilePair> neighbours,
      ImmutableList<TilePair> forbidden,
      Weighting weighting,
      ImmutableMap<String, ImmutableSet<String>> subsets,
      ImmutableList<ContextRule> contexts) {
    this(
        name,
        tiles,
        EdgeMatching.EQUAL,
        neighbours,
        forbidden,
        weighting,
        subsets,
        contexts,
        ImmutableSet.of(),
        ImmutableMap.of());
  }

  private static boolean hasEdge(ImmutableList<Tile> tiles, EdgeLabel label) {
    return labels(tiles).contains(label);
  }

  /** The labels of the tiles and their mirror images. */
  private static ImmutableSet<EdgeLabel> labels(ImmutableList<Tile> tiles) {
    return tiles.stream()
        .flatMap(tile -> tile.edges().stream())
        .flatMap(edges -> Arrays.stream(Side.values()).map(edges::at))
        .flatMap(edge -> Stream.of(edge, edge.mirrored()))
        .collect(toImmutableSet());
  }

  /** Returns the labels that sides of its tiles have in any orientation, in the order of tiles. */
  public ImmutableSet<EdgeLabel> labels() {
    return labels(tiles);
  }

  /** A set of tiles that fit by their labels, each weight counting for all orientations. */
  public static TileSet of(String name, Tile... tiles) {
    return new TileSet(
        name,
        ImmutableList.copyOf(tiles),
        ImmutableList.of(),
        ImmutableList.of(),
        Weighting.SHARED,
        ImmutableMap.of(),
        ImmutableList.of());
  }

  /**
   * Returns this set with the tiles of a subset only.
   *
   * @throws IllegalArgumentException if there is no subset of this name
   */
  public TileSet subset(String subset) {
    ImmutableSet<String> members = subsets.get(subset);
    checkArgument(members != null, "%s has no subset %s", name, subset);
    ImmutableList<Tile> kept =
        tiles.stream().filter(tile -> members.contains(tile.name())).collect(toImmutableList());
    Set<Optional<String>> kinds = new HashSet<>();
    kept.forEach(tile -> kinds.add(tile.kind()));
    return new TileSet(
        name,
        kept,
        matching.among(labels(kept)),
        within(neighbours, members),
        within(forbidden, members),
        weighting,
        ImmutableMap.copyOf(Maps.filterValues(subsets, members::containsAll)),
        contexts.stream()
            .filter(rule -> members.contains(rule.tile()))
            .filter(rule -> kinds.contains(Optional.of(rule.kind())))
            .collect(toImmutableList()),
        path.stream().filter(label -> hasEdge(kept, label)).collect(toImmutableSet()),
        border);
  }

  private static ImmutableList<TilePair> within(
      ImmutableList<TilePair> pairs, ImmutableSet<String> members) {
    return pairs.stream()
        .filter(pair -> members.contains(pair.left().tile().name()))
        .filter(pair -> members.contains(pair.right().tile().name()))
        .collect(toImmutableList());
  }

  /**
   * Returns this set where a tile has another weight.
   *
   * @throws IllegalArgumentException if the weight is not positive and finite
   */
  public TileSet withWeight(String tile, double weight) {
    UnaryOperator<Tile> change = each -> each.name().equals(tile) ? each.withWeight(weight) : each;
    return with(change, border);
  }

  private TileSet with(UnaryOperator<Tile> change, ImmutableMap<Side, EdgeLabel> newBorder) {
    return new TileSet(
        name,
        tiles.stream().map(change).collect(toImmutableList()),
        matching,
        neighbours.stream().map(pair -> changed(pair, change)).collect(toImmutableList()),
        forbidden.stream().map(pair -> changed(pair, change)).collect(toImmutableList()),
        weighting,
        subsets,
        contexts,
        path,
        newBorder);
  }

  private static TilePair changed(TilePair pair, UnaryOperator<Tile> change) {
    return new TilePair(changed(pair.left(), change), changed(pair.right(), change));
  }

  private static OrientedTile changed(OrientedTile tile, UnaryOperator<Tile> change) {
    return new OrientedTile(change.apply(tile.tile()), tile.orientation());
  }

  /** Returns this set for images whose outer sides may have any label. */
  public TileSet withoutBorder() {
    return with(UnaryOperator.identity(), ImmutableMap.of());
  }

  /** Returns the tiles in all orientations that look different, tile by tile. */
  public ImmutableList<OrientedTile> orientedTiles() {
    return tiles.stream()
        .flatMap(
            tile ->
                tile.symmetry().orientations().stream()
                    .map(orientation -> new OrientedTile(tile, orientation)))
        .collect(toImmutableList());
  }

  /** Returns the weights of {@link #orientedTiles()}. */
  public ImmutableDoubleArray orientedWeights() {
    ImmutableDoubleArray.Builder weights = ImmutableDoubleArray.builder();
    for (Tile tile : tiles) {
      int orientations = tile.symmetry().orientations().size();
      double weight = weighting == Weighting.EACH ? tile.weight() : tile.weight() / orientations;
      for (int i = 0; i < orientations; i++) {
        weights.add(weight);
      }
    }
    return weights.build();
  }

  /** Returns the values of a cell, {@link #orientedTiles()}, and which may stand side by side. */
  public TileTable table() {
    ImmutableList<OrientedTile> oriented = orientedTiles();
    ImmutableSet<TilePlacement> listed = TilePlacement.of(neighbours);
    ImmutableSet<TilePlacement> excluded = TilePlacement.of(forbidden);
    return new TileTable(
        oriented.stream().map(OrientedTile::toString).collect(toImmutableList()),
        orientedWeights(),
        contexts.stream().map(rule -> influence(rule, oriented)).collect(toImmutableList()),
        (i, side, j) -> {
          TilePlacement placement = new TilePlacement(oriented.get(i), side, oriented.get(j));
          return !excluded.contains(placement)
              && (listed.contains(placement) || placement.hasMatchingLabels(matching));
        });
  }

  private static Influence influence(ContextRule rule, ImmutableList<OrientedTile> oriented) {
    return new Influence(
        indices(oriented, tile -> tile.name().equals(rule.tile())),
        indices(oriented, tile -> tile.kind().equals(Optional.of(rule.kind()))),
        rule.factor());
  }

  private static ImmutableSet<Integer> indices(
      ImmutableList<OrientedTile> oriented, Predicate<Tile> wanted) {
    return IntStream.range(0, oriented.size())
        .filter(i -> wanted.test(oriented.get(i).tile()))
        .boxed()
        .collect(toImmutableSet());
  }
}
