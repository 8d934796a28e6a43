package org.cspworkbench.presentation.tile;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileProblem;

/**
 * A tile problem, and how its values look.
 *
 * @param problem the problem
 * @param faces how each value looks
 */
public record TileScene(TileProblem problem, ImmutableList<TileFace> faces) {

  /**
   * States the problem of filling {@code grid}. Its pictures are found by {@link #of}.
   *
   * @param fixed further restrictions of cells
   * @throws IllegalArgumentException if the problem is too large, or a cell is left without a
   *     value; the message is a sentence
   */
  public static Csp state(TileSource source, TileGrid grid, Iterable<TileSource.Fixed> fixed) {
    TileProblem problem = TileProblem.of(source.name() + " " + grid, source.table(), grid);
    TileScene scene = new TileScene(problem, source.faces());
    problem.csp().structure().memo().get(TileScene.class, scene, Function.identity());
    Map<Integer, BitSet> allowed = new HashMap<>(source.restrictions(grid));
    for (TileSource.Fixed cell : fixed) {
      BitSet values = (BitSet) cell.values().clone();
      BitSet others = allowed.get(cell.cell());
      if (others != null) {
        values.and(others);
      }
      checkArgument(
          !values.isEmpty(),
          "nothing can stand in column %s of row %s",
          grid.column(cell.cell()) + 1,
          grid.row(cell.cell()) + 1);
      allowed.put(cell.cell(), values);
    }
    return allowed.isEmpty() ? problem.csp() : problem.restricted(allowed);
  }

  /** Returns how the values of {@code csp} look, if it was stated here. */
  public static Optional<TileScene> of(Csp csp) {
    return csp.structure().memo().find(TileScene.class, TileScene.class);
  }
}
