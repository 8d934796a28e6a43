package org.cspworkbench.tiles;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * What is known of an image before it is made: fixed cells, banned tiles and the border. Each of
 * them leaves fewer values in some cells; {@link TileProblem#restricted} takes the result.
 */
public final class TileRestrictions {

  private final TileTable table;
  private final TileGrid grid;
  private final Map<Integer, BitSet> allowed = new HashMap<>();

  private TileRestrictions(TileTable table, TileGrid grid) {
    this.table = table;
    this.grid = grid;
  }

  /** Returns restrictions that leave all values of a table in each cell. */
  public static TileRestrictions of(TileTable table, TileGrid grid) {
    return new TileRestrictions(table, grid);
  }

  /**
   * Keeps only these values in a cell.
   *
   * @throws IllegalArgumentException if the grid has no such cell; the message is a sentence for
   *     users
   * @throws NoTileLeftException if no value is left
   */
  public TileRestrictions keep(int cell, BitSet values) {
    checkArgument(
        cell >= 0 && cell < grid.size() && grid.contains(cell),
        "expected a cell of the grid %s, found cell %s",
        grid,
        cell);
    BitSet left = (BitSet) values.clone();
    BitSet before = allowed.get(cell);
    if (before == null) {
      left.clear(table.size(), Math.max(table.size(), left.length()));
    } else {
      left.and(before);
    }
    if (left.isEmpty()) {
      throw new NoTileLeftException(grid, cell);
    }
    allowed.put(cell, left);
    return this;
  }

  /**
   * Removes these values from all cells.
   *
   * @throws NoTileLeftException if a cell has no value left
   */
  public TileRestrictions ban(BitSet values) {
    BitSet others = (BitSet) values.clone();
    others.flip(0, table.size());
    for (int cell = 0; cell < grid.size(); cell++) {
      if (grid.contains(cell)) {
        keep(cell, others);
      }
    }
    return this;
  }

  /**
   * Applies the border of the set from which the table comes: where a cell has no neighbour, since
   * the grid ends or the neighbour is left out, its tile must have the label of the border.
   *
   * @throws NoTileLeftException if a cell has no value left
   */
  public TileRestrictions border(TileSet set) {
    ImmutableList<OrientedTile> tiles = set.orientedTiles();
    set.border()
        .forEach(
            (side, label) -> {
              BitSet fitting = new BitSet();
              for (int value = 0; value < tiles.size(); value++) {
                fitting.set(
                    value,
                    tiles.get(value).edges().filter(e -> e.at(side).equals(label)).isPresent());
              }
              for (int cell = 0; cell < grid.size(); cell++) {
                if (grid.contains(cell) && grid.neighbour(cell, side) == TileGrid.NONE) {
                  keep(cell, fitting);
                }
              }
            });
    return this;
  }

  /**
   * Returns the cells of {@code grid} that cannot be filled because no tile of {@code set} has the
   * label of the border on each side where the cell has no neighbour.
   */
  public static BitSet unclosable(TileSet set, TileGrid grid) {
    BitSet unclosable = new BitSet();
    Map<Set<Side>, Boolean> known = new HashMap<>();
    for (int cell = 0; cell < grid.size(); cell++) {
      if (grid.contains(cell)) {
        int here = cell;
        Set<Side> outer =
            Sets.filter(set.border().keySet(), side -> grid.neighbour(here, side) == TileGrid.NONE);
        unclosable.set(
            cell,
            !known.computeIfAbsent(
                ImmutableSet.copyOf(outer),
                sides -> set.orientedTiles().stream().anyMatch(tile -> closes(tile, sides, set))));
      }
    }
    return unclosable;
  }

  private static boolean closes(OrientedTile tile, Set<Side> sides, TileSet set) {
    return sides.isEmpty()
        || tile.edges()
            .filter(
                edges ->
                    sides.stream().allMatch(side -> edges.at(side).equals(set.border().get(side))))
            .isPresent();
  }

  /** Returns the values that are left in the cells that do not have all of them, by cell. */
  public ImmutableMap<Integer, BitSet> allowed() {
    return ImmutableMap.copyOf(allowed);
  }
}
