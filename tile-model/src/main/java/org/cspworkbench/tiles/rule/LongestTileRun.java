package org.cspworkbench.tiles.rule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.LongestRun;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileRule;
import org.cspworkbench.tiles.TileSet;

/**
 * The greatest number of cells with some tiles that follow each other in a line. A run ends at a
 * cell that is left out. Where opposite sides of the grid are joined, a run continues on the other
 * side, and a line that consists of these tiles alone is a run without end, which is not allowed.
 *
 * @param values the values of which a run consists
 * @param line the lines in which runs are limited
 * @param most the greatest length, at least 0
 */
public record LongestTileRun(ImmutableSet<Integer> values, Line line, int most)
    implements TileRule {

  /** The lines of a grid. */
  public enum Line {
    /** From left to right. */
    ROW(Side.EAST),
    /** From top to bottom. */
    COLUMN(Side.SOUTH);

    private final Side next;

    Line(Side next) {
      this.next = next;
    }
  }

  /**
   * Checks the length.
   *
   * @throws IllegalArgumentException if it is negative; the message is a sentence for users
   */
  public LongestTileRun {
    checkArgument(most >= 0, "expected a length of runs that is at least 0, found %s", most);
  }

  /**
   * Returns the rule that at most {@code most} cells in succession have this tile, in any
   * orientation.
   *
   * @throws IllegalArgumentException if the set has no tile of this name, or the length is
   *     negative; the message is a sentence for users
   */
  public static LongestTileRun of(TileSet set, String tile, Line line, int most) {
    return new LongestTileRun(TileValues.named(set, tile), line, most);
  }

  @Override
  public ImmutableList<Constraint> constraints(TileGrid grid, ImmutableList<Variable> cells) {
    ImmutableList.Builder<Constraint> constraints = ImmutableList.builder();
    for (int cell = 0; cell < grid.size(); cell++) {
      if (grid.contains(cell)) {
        limit(scope(grid, cell, cells)).ifPresent(constraints::add);
      }
    }
    return constraints.build();
  }

  private Optional<Constraint> limit(List<Variable> scope) {
    return scope.size() <= most
        ? Optional.empty()
        : Optional.of(new LongestRun(ImmutableList.copyOf(scope), values, most));
  }

  /**
   * Returns the cells of the line that starts at {@code first}, none if it does not start there.
   */
  private List<Variable> scope(TileGrid grid, int first, ImmutableList<Variable> cells) {
    List<Variable> scope = new ArrayList<>();
    boolean continuesLine = grid.neighbour(first, line.next.opposite()) != TileGrid.NONE;
    boolean isFirstOfRing = (line == Line.ROW ? grid.column(first) : grid.row(first)) == 0;
    if (continuesLine && !isFirstOfRing) {
      return scope;
    }
    int cell = first;
    do {
      scope.add(cells.get(grid.indexOf(cell)));
      cell = grid.neighbour(cell, line.next);
    } while (cell != TileGrid.NONE && cell != first);
    if (cell == TileGrid.NONE) {
      return continuesLine ? ImmutableList.of() : scope; // the line starts before the border
    }
    int length = scope.size();
    for (int k = 0; k < most; k++) {
      scope.add(scope.get(k % length));
    }
    return scope;
  }
}
