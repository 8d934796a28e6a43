package org.cspworkbench.tiles.rule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.TupleList;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileRule;
import org.cspworkbench.tiles.TileSet;

/**
 * Both halves of the image are mirror images of each other. A cell whose counterpart is left out of
 * the grid may have any tile.
 *
 * @param image for each value the one that is seen in the mirror
 * @param halves which halves
 */
public record MirrorSymmetry(ImmutableIntArray image, Halves halves) implements TileRule {

  /** Two halves of a grid. */
  public enum Halves {
    /** The columns are exchanged. */
    LEFT_AND_RIGHT(new Orientation(0, true)) {
      @Override
      int counterpart(TileGrid grid, int cell) {
        return cell + grid.width() - 1 - 2 * grid.column(cell);
      }
    },
    /** The rows are exchanged. */
    TOP_AND_BOTTOM(new Orientation(2, true)) {
      @Override
      int counterpart(TileGrid grid, int cell) {
        return cell + (grid.height() - 1 - 2 * grid.row(cell)) * grid.width();
      }
    };

    private final Orientation exchange;

    Halves(Orientation exchange) {
      this.exchange = exchange;
    }

    /** Returns the cell that is seen at {@code cell} in the mirror. */
    abstract int counterpart(TileGrid grid, int cell);
  }

  /** Returns the rule for the tiles of a set. */
  public static MirrorSymmetry of(TileSet set, Halves halves) {
    ImmutableList<OrientedTile> tiles = set.orientedTiles();
    return new MirrorSymmetry(
        ImmutableIntArray.copyOf(
            tiles.stream().mapToInt(tile -> tiles.indexOf(tile.then(halves.exchange)))),
        halves);
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if a cell is its own counterpart, but no tile its own mirror
   *     image; the message is a sentence for users
   */
  @Override
  public ImmutableList<Constraint> constraints(TileGrid grid, ImmutableList<Variable> cells) {
    ImmutableIntArray.Builder pairs = ImmutableIntArray.builder(2 * image.length());
    ImmutableIntArray.Builder own = ImmutableIntArray.builder();
    for (int value = 0; value < image.length(); value++) {
      pairs.add(value).add(image.get(value));
      if (image.get(value) == value) {
        own.add(value);
      }
    }
    TupleList mirrored = new TupleList(2, pairs.build()); // shared, so that it is compiled once
    TupleList unchanged = new TupleList(1, own.build());
    ImmutableList.Builder<Constraint> constraints = ImmutableList.builder();
    for (int cell = 0; cell < grid.size(); cell++) {
      int counterpart = halves.counterpart(grid, cell);
      if (grid.contains(cell) && grid.contains(counterpart) && cell <= counterpart) {
        Variable x = cells.get(grid.indexOf(cell));
        Variable y = cells.get(grid.indexOf(counterpart));
        constraints.add(cell == counterpart ? table(unchanged, x) : table(mirrored, x, y));
      }
    }
    return constraints.build();
  }

  private Constraint table(TupleList tuples, Variable... scope) {
    checkArgument(
        tuples.size() > 0,
        "expected a size with an even number of %s, found %s on the axis of symmetry, where no tile"
            + " is its own mirror image",
        halves == Halves.LEFT_AND_RIGHT ? "columns" : "rows",
        scope[0]);
    return new Extension(ImmutableList.copyOf(scope), Extension.Polarity.SUPPORTS, tuples);
  }
}
