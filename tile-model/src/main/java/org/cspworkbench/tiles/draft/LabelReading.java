package org.cspworkbench.tiles.draft;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.EdgeMatching;
import org.cspworkbench.tiles.Edges;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TilePair;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.tiles.TileTable;

/**
 * Labels for tiles that fit only where pairs are listed. The set keeps its table.
 *
 * <p>A side of a tile is turned to the east, and its label stands for what may stand there: sides
 * with the same neighbours get the same label, and two labels meet if the sides do. This is exact,
 * because the table does not change if both tiles are turned or mirrored together. If it needs too
 * many labels to be read, or if some tiles have labels already, all sides without a label get one
 * that meets nothing, and the pairs stay listed.
 */
final class LabelReading {

  /** The greatest number of labels that are worth reading instead of pairs. */
  static final int MAX_LABELS = 16;

  private static final Orientation TOP_DOWN = new Orientation(2, true);

  private final TileSet set;
  private final TileTable table;
  private final ImmutableList<OrientedTile> oriented;
  private final Map<OrientedTile, Integer> indices = new HashMap<>();
  private final int[] classes; // by oriented tile: what its east side has
  private final Map<Integer, EdgeLabel> labels = new HashMap<>(); // by class
  private final Set<String> names = new HashSet<>();

  private LabelReading(TileSet set) {
    this.set = set;
    table = set.table();
    oriented = set.orientedTiles();
    for (int i = 0; i < oriented.size(); i++) {
      indices.put(oriented.get(i), i);
    }
    classes = new int[oriented.size()];
    Map<BitSet, Integer> byNeighbours = new HashMap<>();
    for (int i = 0; i < classes.length; i++) {
      int next = byNeighbours.size();
      Integer known = byNeighbours.putIfAbsent(table.neighbours(i, Side.EAST), next);
      classes[i] = known == null ? next : known;
    }
  }

  /** Returns a set with the same table all of whose tiles have labels. */
  static TileSet withLabels(TileSet set) {
    if (set.tiles().stream().allMatch(tile -> tile.edges().isPresent())) {
      return set;
    }
    if (set.tiles().stream().noneMatch(tile -> tile.edges().isPresent())) {
      LabelReading reading = new LabelReading(set);
      reading.nameClasses();
      if (reading.names.size() <= MAX_LABELS) {
        return reading.labelled();
      }
    }
    return withLabelThatMeetsNothing(set);
  }

  private int after(int tile, Orientation change) {
    return requireNonNull(indices.get(oriented.get(tile).then(change)));
  }

  /**
   * Names each class; the classes of sides that are mirror images of each other have directions.
   */
  private void nameClasses() {
    for (int i = 0; i < classes.length; i++) {
      int mirrored = classes[after(i, TOP_DOWN)];
      if (!labels.containsKey(classes[i])) {
        String name = name(i);
        boolean isDirected = mirrored != classes[i];
        labels.put(classes[i], new EdgeLabel(isDirected ? name + ">" : name));
        labels.put(mirrored, new EdgeLabel(isDirected ? name + "<" : name));
      }
    }
  }

  /** The name of the tile if all its sides have this class, else a letter. */
  private String name(int first) {
    String tile = oriented.get(first).tile().name();
    boolean isUniform =
        Orientation.ALL.stream().allMatch(o -> classes[after(first, o)] == classes[first]);
    if (isUniform && !tile.endsWith(">") && !tile.endsWith("<") && names.add(tile)) {
      return tile;
    }
    int number = 0;
    while (!names.add(letters(number))) {
      number++;
    }
    return letters(number);
  }

  private static String letters(int number) {
    String letter = String.valueOf((char) ('a' + number % 26));
    return number < 26 ? letter : letter + (number / 26 + 1);
  }

  private TileSet labelled() {
    EdgeMatching matching = EdgeMatching.EQUAL;
    for (int i = 0; i < classes.length; i++) {
      for (int j = 0; j < classes.length; j++) {
        EdgeLabel label = label(i);
        EdgeLabel other = label(after(j, new Orientation(0, true))); // on the west side of j
        if (table.allows(i, Side.EAST, j) != matching.meets(label, other)) {
          matching = matching.toggled(label, other);
        }
      }
    }
    return with(
        set,
        set.tiles().stream().map(tile -> labelled(tile, edges(tile))).collect(toImmutableList()),
        matching,
        ImmutableList.of(),
        ImmutableList.of());
  }

  private EdgeLabel label(int tile) {
    return requireNonNull(labels.get(classes[tile]));
  }

  /** What each side of the upright tile has after it was turned to the east. */
  private Edges edges(Tile tile) {
    int upright = requireNonNull(indices.get(new OrientedTile(tile, Orientation.UPRIGHT)));
    return new Edges(
        label(after(upright, new Orientation(1, false))),
        label(upright),
        label(after(upright, new Orientation(3, false))).mirrored(),
        label(after(upright, new Orientation(0, true))));
  }

  private static Tile labelled(Tile tile, Edges edges) {
    return new Tile(tile.name(), tile.symmetry(), Optional.of(edges), tile.weight(), tile.kind());
  }

  private static TileSet withLabelThatMeetsNothing(TileSet set) {
    String name = "none";
    while (set.labels().contains(new EdgeLabel(name))) {
      name += "*";
    }
    EdgeLabel nothing = new EdgeLabel(name);
    Edges edges = new Edges(nothing, nothing, nothing, nothing);
    return with(
        set,
        set.tiles().stream()
            .map(tile -> labelled(tile, tile.edges().orElse(edges)))
            .collect(toImmutableList()),
        set.matching().toggled(nothing, nothing),
        set.neighbours(),
        set.forbidden());
  }

  private static TileSet with(
      TileSet set,
      ImmutableList<Tile> tiles,
      EdgeMatching matching,
      ImmutableList<TilePair> neighbours,
      ImmutableList<TilePair> forbidden) {
    ImmutableMap<String, Tile> byName = Maps.uniqueIndex(tiles, Tile::name);
    return new TileSet(
        set.name(),
        tiles,
        matching,
        of(byName, neighbours),
        of(byName, forbidden),
        set.weighting(),
        set.subsets(),
        set.contexts(),
        set.path(),
        set.border());
  }

  private static ImmutableList<TilePair> of(
      ImmutableMap<String, Tile> tiles, ImmutableList<TilePair> pairs) {
    return pairs.stream()
        .map(pair -> new TilePair(of(tiles, pair.left()), of(tiles, pair.right())))
        .collect(toImmutableList());
  }

  private static OrientedTile of(ImmutableMap<String, Tile> tiles, OrientedTile tile) {
    return new OrientedTile(requireNonNull(tiles.get(tile.tile().name())), tile.orientation());
  }
}
