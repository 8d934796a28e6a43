package org.cspworkbench.generator.dig;

import static com.google.common.base.Preconditions.checkArgument;

import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.Grid;

/**
 * Digs puzzles: goes once through the cells in random order and blanks each whose value is not
 * needed for the solution to stay the only one, until as few givens are left as are wanted.
 *
 * <p>A value that is needed when its cell's turn comes is needed ever after, as later puzzles have
 * fewer givens still. So one round is enough, and a dig that ends with more givens than were wanted
 * can get no further. On boards so large that a proof of uniqueness may take too long, a value also
 * stays when the proof was given up.
 */
public final class RandomDig {

  private final int wanted;

  /**
   * Digs for puzzles of {@code wanted} givens.
   *
   * @throws IllegalArgumentException if {@code wanted} is negative
   */
  public RandomDig(int wanted) {
    checkArgument(wanted >= 0, "a puzzle cannot have %s givens", wanted);
    this.wanted = wanted;
  }

  /**
   * Digs in {@code solution}.
   *
   * @throws IllegalArgumentException if the grid is not complete and correct
   */
  public DugPuzzle dig(Grid solution, RandomStream random) {
    checkArgument(solution.isSolved(), "only a complete and correct grid can be dug in");
    int[] givens = solution.shape().cells().map(solution::value).toArray();
    int left = givens.length;
    for (int cell : RandomOrder.of(givens.length, random)) {
      if (left <= wanted) {
        break;
      }
      givens[cell] = 0;
      if (Uniqueness.isProved(Grid.ofGivens(solution.shape(), givens))) {
        left--;
      } else {
        givens[cell] = solution.value(cell);
      }
    }
    return new DugPuzzle(solution, Grid.ofGivens(solution.shape(), givens), wanted);
  }
}
