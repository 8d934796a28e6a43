package org.cspworkbench.tiles.rule;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.core.model.Connected;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileRule;
import org.cspworkbench.tiles.TileSet;

/**
 * All tiles with a label of the path on a side are one network: from each of them every other one
 * is reached through sides that have such a label on both tiles. All sides of one tile are
 * connected with each other; a label at the border of the grid leads nowhere.
 *
 * @param open the values with a label of the path on each side, in the order of {@link Side}
 */
public record ConnectedPath(ImmutableList<ImmutableSet<Integer>> open) implements TileRule {

  private static final ImmutableList<Side> SIDES = ImmutableList.copyOf(Side.values());

  /**
   * Returns the rule for the path that a tile set names.
   *
   * @throws IllegalArgumentException if it names none; the message is a sentence for users
   */
  public static ConnectedPath of(TileSet set) {
    checkArgument(
        !set.path().isEmpty(),
        "expected a tile set with a path, but %s does not name the labels of its path",
        set.name());
    return of(set, set.path());
  }

  /** Returns the rule for a path of these labels. */
  public static ConnectedPath of(TileSet set, ImmutableSet<EdgeLabel> labels) {
    ImmutableList<OrientedTile> tiles = set.orientedTiles();
    return new ConnectedPath(
        SIDES.stream()
            .map(
                side ->
                    TileValues.where(
                        tiles,
                        tile -> tile.edges().filter(e -> labels.contains(e.at(side))).isPresent()))
            .collect(toImmutableList()));
  }

  @Override
  public ImmutableList<Constraint> constraints(TileGrid grid, ImmutableList<Variable> cells) {
    ImmutableIntArray.Builder edges = ImmutableIntArray.builder(8 * cells.size());
    for (int cell = 0; cell < grid.size(); cell++) {
      if (grid.contains(cell)) {
        addEdge(edges, grid, cell, Side.EAST);
        addEdge(edges, grid, cell, Side.SOUTH);
      }
    }
    return ImmutableList.of(new Connected(cells, open, edges.build()));
  }

  private static void addEdge(ImmutableIntArray.Builder edges, TileGrid grid, int cell, Side side) {
    int neighbour = grid.neighbour(cell, side);
    if (neighbour != TileGrid.NONE) {
      edges.add(grid.indexOf(cell)).add(SIDES.indexOf(side));
      edges.add(grid.indexOf(neighbour)).add(SIDES.indexOf(side.opposite()));
    }
  }
}
