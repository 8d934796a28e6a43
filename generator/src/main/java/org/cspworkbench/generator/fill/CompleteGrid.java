package org.cspworkbench.generator.fill;

import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * A complete grid, and what it took to make it.
 *
 * @param grid the grid; all of its values are given
 * @param attempts how many times it was begun; 1 if the first attempt succeeded
 * @param backtracked whether the last attempt undid decisions, because restarts would not have
 *     succeeded
 */
public record CompleteGrid(Grid grid, long attempts, boolean backtracked) {

  /** Returns the same values on a shape of the same size, whose rules they keep too. */
  public CompleteGrid on(Shape shape) {
    int[] values = shape.cells().map(grid::value).toArray();
    return new CompleteGrid(Grid.ofGivens(shape, values), attempts, backtracked);
  }
}
