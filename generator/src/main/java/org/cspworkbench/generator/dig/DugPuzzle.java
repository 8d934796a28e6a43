package org.cspworkbench.generator.dig;

import static com.google.common.base.Preconditions.checkArgument;

import org.cspworkbench.sudoku.Grid;

/**
 * A puzzle and how far digging has come.
 *
 * @param solution the complete grid in which it was dug: its only solution
 * @param puzzle the givens that are left
 * @param wanted how many givens were to be left
 */
public record DugPuzzle(Grid solution, Grid puzzle, int wanted) {

  /**
   * Checks that the puzzle is part of the solution.
   *
   * @param solution the complete grid in which it was dug
   * @param puzzle the givens that are left
   * @param wanted how many givens were to be left
   * @throws IllegalArgumentException if a given differs from the solution
   */
  public DugPuzzle {
    for (int cell = 0; cell < puzzle.shape().cellCount(); cell++) {
      checkArgument(
          puzzle.isEmpty(cell) || puzzle.value(cell) == solution.value(cell),
          "%s of the puzzle differs from the solution",
          puzzle.shape().cellName(cell));
    }
  }

  /** How many givens are left. */
  public int givens() {
    return puzzle.filled();
  }

  /** Whether no more givens are left than were wanted. */
  public boolean isReached() {
    return givens() <= wanted;
  }
}
