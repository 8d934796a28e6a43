package org.cspworkbench.presentation.tile;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Depiction;
import org.cspworkbench.tiles.NoTileLeftException;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileProblem;
import org.cspworkbench.tiles.TileRestrictions;
import org.cspworkbench.tiles.TileRule;
import org.cspworkbench.tiles.rule.ConnectedPath;

/**
 * From what a tile problem is stated, so that it can be stated again with other tiles, weights or
 * cells. Immutable.
 *
 * @param source what the image is made of
 * @param width the number of tiles or, for a sample, of pixels from left to right
 * @param height the number of tiles or pixels from top to bottom
 * @param isPeriodic whether opposite sides are joined
 * @param rules what the image must satisfy besides
 * @param kept the values that are left in the cells that the user has restricted, by cell
 * @param banned the values that stand in no cell
 */
public record TileRequest(
    TileSource source,
    int width,
    int height,
    boolean isPeriodic,
    ImmutableList<Rule> rules,
    ImmutableMap<Integer, ImmutableSet<Integer>> kept,
    ImmutableSet<Integer> banned)
    implements Depiction {

  /** A rule that can be stated for the tiles of any source. */
  @FunctionalInterface
  public interface Rule {

    /** All tiles with a label of the path of a set on a side are one network. */
    Rule CONNECTED_PATH = TileRequest::connectedPath;

    /**
     * Returns the rule for the values of {@code source}.
     *
     * @throws IllegalArgumentException if it has no meaning there; the message is a sentence
     */
    TileRule on(TileSource source);
  }

  private static TileRule connectedPath(TileSource source) {
    checkArgument(
        source instanceof SetSource,
        "a connected path needs a tile set, and %s is a sample image",
        source.name());
    return ConnectedPath.of(((SetSource) source).set());
  }

  /** Returns the request for an image in which every cell is free. */
  public static TileRequest of(TileSource source, int width, int height, boolean isPeriodic) {
    return new TileRequest(
        source,
        width,
        height,
        isPeriodic,
        ImmutableList.of(),
        ImmutableMap.of(),
        ImmutableSet.of());
  }

  /** Returns the request that stated {@code csp}, if it is a tile problem that was stated here. */
  public static Optional<TileRequest> of(Csp csp) {
    return csp.depiction(TileRequest.class);
  }

  /**
   * Returns the name of a problem in titles: of an image, what it is made of and its size, as in
   * {@code castle · 12 × 12}.
   */
  public static String title(Csp problem) {
    return of(problem)
        .map(tiles -> tiles.source.name() + " · " + tiles.width + " × " + tiles.height)
        .orElse(problem.name());
  }

  /**
   * Returns the cells of the image.
   *
   * @throws IllegalArgumentException if the size is too small or too large; the message is a
   *     sentence
   */
  public TileGrid grid() {
    return source.grid(width, height, isPeriodic);
  }

  /**
   * States the problem. Its pictures are found by {@link TileScene#of}.
   *
   * @throws IllegalArgumentException if the problem is too large; the message is a sentence
   * @throws NoTileLeftException if a cell is left without a value
   */
  public Csp state() {
    TileGrid grid = grid();
    TileProblem problem =
        TileProblem.of(
            source.name() + " " + width + "x" + height,
            source.table(),
            grid,
            rules.stream().map(rule -> rule.on(source)).collect(toImmutableList()),
            Optional.of(this));
    TileRestrictions restrictions = source.restrictions(grid);
    if (!banned.isEmpty()) {
      restrictions.ban(bits(banned));
    }
    kept.forEach((cell, values) -> restrictions.keep(cell, bits(values)));
    return restrictions.allowed().isEmpty()
        ? problem.csp()
        : problem.restricted(restrictions.allowed());
  }

  private static BitSet bits(ImmutableSet<Integer> values) {
    BitSet bits = new BitSet();
    values.forEach(bits::set);
    return bits;
  }

  /**
   * Returns the request for an image of another size, in which no cell is restricted by the user.
   */
  public TileRequest withSize(int newWidth, int newHeight) {
    return new TileRequest(
        source, newWidth, newHeight, isPeriodic, rules, ImmutableMap.of(), banned);
  }

  /** Returns whether a cell was fixed: only values of one kind are left in it by the user. */
  public boolean isFixed(int cell) {
    ImmutableSet<Integer> values = kept.get(cell);
    return values != null
        && source.kinds().stream().anyMatch(kind -> kind.values().containsAll(values));
  }

  /** Returns this request with a further rule. */
  public TileRequest withRule(Rule rule) {
    ImmutableList<Rule> more = ImmutableList.<Rule>builder().addAll(rules).add(rule).build();
    return new TileRequest(source, width, height, isPeriodic, more, kept, banned);
  }

  /**
   * Returns this request where a cell keeps, of the values that the user has left in it so far,
   * only these.
   *
   * @throws NoTileLeftException if no value is left
   */
  public TileRequest withKept(int cell, Iterable<Integer> values) {
    ImmutableSet<Integer> left = ImmutableSet.copyOf(values);
    ImmutableSet<Integer> before = kept.get(cell);
    if (before != null) {
      left = Sets.intersection(left, before).immutableCopy();
    }
    if (left.isEmpty()) {
      throw new NoTileLeftException(grid(), cell);
    }
    return withKept(put(kept, cell, left));
  }

  private TileRequest withKept(ImmutableMap<Integer, ImmutableSet<Integer>> cells) {
    return new TileRequest(source, width, height, isPeriodic, rules, cells, banned);
  }

  private static <K, V> ImmutableMap<K, V> put(ImmutableMap<K, V> map, K key, V value) {
    Map<K, V> changed = new LinkedHashMap<>(map);
    changed.put(key, value);
    return ImmutableMap.copyOf(changed);
  }

  /** Returns this request where the user has left only {@code value} in a cell. */
  public TileRequest withFixed(int cell, int value) {
    return withKept(put(kept, cell, ImmutableSet.of(value)));
  }

  /**
   * Returns this request where {@code value} may not stand in a cell.
   *
   * @throws NoTileLeftException if no value is left
   */
  public TileRequest withBanned(int cell, int value) {
    ImmutableSet.Builder<Integer> others = ImmutableSet.builder();
    for (int other = 0; other < source.table().size(); other++) {
      if (other != value) {
        others.add(other);
      }
    }
    return withKept(cell, others.build());
  }

  /** Returns this request where the user has not restricted a cell. */
  public TileRequest withFree(int cell) {
    Map<Integer, ImmutableSet<Integer>> others = new LinkedHashMap<>(kept);
    others.remove(cell);
    return withKept(ImmutableMap.copyOf(others));
  }

  /**
   * Returns this request where a kind of tile has this weight. Weight 0 bans it.
   *
   * @param kind its index in {@link TileSource#kinds}
   */
  public TileRequest withWeight(int kind, double weight) {
    ImmutableSet<Integer> values = source.kinds().get(kind).values();
    ImmutableSet<Integer> others = Sets.difference(banned, values).immutableCopy();
    return weight > 0
        ? new TileRequest(
            source.withWeight(kind, weight), width, height, isPeriodic, rules, kept, others)
        : new TileRequest(
            source,
            width,
            height,
            isPeriodic,
            rules,
            kept,
            Sets.union(others, values).immutableCopy());
  }

  /** Returns the weight of a kind of tile, which is 0 if it is banned from all cells. */
  public double weight(int kind) {
    TileSource.Kind it = source.kinds().get(kind);
    return banned.containsAll(it.values()) ? 0 : it.weight();
  }

  /**
   * Returns the request for the same image of another source. Restrictions of cells and bans follow
   * the names of the values; a cell whose values all have other names is free.
   */
  public TileRequest withSource(TileSource other) {
    Map<String, Integer> valueByName = new HashMap<>();
    ImmutableList<String> names = other.table().names();
    for (int value = 0; value < names.size(); value++) {
      valueByName.put(names.get(value), value);
    }
    ImmutableMap.Builder<Integer, ImmutableSet<Integer>> cells = ImmutableMap.builder();
    kept.forEach(
        (cell, values) -> {
          ImmutableSet<Integer> renamed = renamed(values, valueByName);
          if (!renamed.isEmpty()) {
            cells.put(cell, renamed);
          }
        });
    return new TileRequest(
        other,
        width,
        height,
        isPeriodic,
        rules,
        cells.buildOrThrow(),
        renamed(banned, valueByName));
  }

  private ImmutableSet<Integer> renamed(
      ImmutableSet<Integer> values, Map<String, Integer> valueByName) {
    return values.stream()
        .map(source.table().names()::get)
        .filter(valueByName::containsKey)
        .map(valueByName::get)
        .collect(toImmutableSet());
  }
}
