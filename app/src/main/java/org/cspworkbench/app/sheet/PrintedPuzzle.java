package org.cspworkbench.app.sheet;

import static com.google.common.base.Preconditions.checkArgument;

import org.cspworkbench.sudoku.Grid;

/**
 * A puzzle on a sheet.
 *
 * @param puzzle the givens
 * @param solution every value, for the pages of solutions
 * @param caption the text above the board after its number, such as {@code hard, 28 givens}
 */
public record PrintedPuzzle(Grid puzzle, Grid solution, String caption) {

  /**
   * Creates a puzzle for a sheet.
   *
   * @param puzzle the givens
   * @param solution every value
   * @param caption the text above the board
   * @throws IllegalArgumentException if puzzle and solution have different shapes
   */
  public PrintedPuzzle {
    checkArgument(
        puzzle.shape() == solution.shape(), "%s and %s", puzzle.shape(), solution.shape());
  }

  /** Returns the solved puzzle, in which givens remain distinguishable. */
  Grid filledIn() {
    return puzzle.withValues(solution.shape().cells().map(solution::value).toArray());
  }
}
