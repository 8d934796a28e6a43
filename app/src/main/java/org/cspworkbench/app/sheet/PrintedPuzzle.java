package org.cspworkbench.app.sheet;

import static com.google.common.base.Preconditions.checkArgument;

import org.cspworkbench.sudoku.Grid;

/**
 * What a sheet shows of one puzzle.
 *
 * @param puzzle the givens
 * @param solution every value, for the pages of solutions
 * @param caption what stands above the board beside its number, such as {@code hard, 28 givens}
 */
public record PrintedPuzzle(Grid puzzle, Grid solution, String caption) {

  /**
   * Checks that both are of one shape.
   *
   * @param puzzle the givens
   * @param solution every value
   * @param caption what stands above the board
   * @throws IllegalArgumentException if they are not
   */
  public PrintedPuzzle {
    checkArgument(
        puzzle.shape() == solution.shape(), "%s and %s", puzzle.shape(), solution.shape());
  }

  /** The puzzle filled in: what was given can be told from the rest. */
  Grid filledIn() {
    return puzzle.withValues(solution.shape().cells().map(solution::value).toArray());
  }
}
