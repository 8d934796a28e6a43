package org.cspworkbench.generator;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.sudoku.Grid;

/**
 * Counts the solutions of a Sudoku up to a limit: a few lines of bit masks and recursion that share
 * nothing with the solvers of the project but the units of the shape.
 */
public final class SolutionCounter {

  private final Grid puzzle;
  private final int[] values;
  private final int limit;
  private int found;

  private SolutionCounter(Grid puzzle, int limit) {
    this.puzzle = puzzle;
    this.values = puzzle.shape().cells().map(puzzle::value).toArray();
    this.limit = limit;
  }

  /** The number of solutions of {@code puzzle}, or {@code limit} if there are as many or more. */
  public static int count(Grid puzzle, int limit) {
    SolutionCounter counter = new SolutionCounter(puzzle, limit);
    counter.search();
    return counter.found;
  }

  private void search() {
    int best = -1;
    int bestMask = 0;
    int fewest = Integer.MAX_VALUE;
    for (int cell = 0; cell < values.length && fewest > 1; cell++) {
      if (values[cell] == 0) {
        int mask = free(cell);
        if (Integer.bitCount(mask) < fewest) {
          best = cell;
          bestMask = mask;
          fewest = Integer.bitCount(mask);
        }
      }
    }
    if (best < 0) {
      found++;
      return;
    }
    for (int rest = bestMask; rest != 0 && found < limit; rest &= rest - 1) {
      values[best] = Integer.numberOfTrailingZeros(rest);
      search();
    }
    values[best] = 0;
  }

  /** The values that no peer holds, value v as bit v. */
  private int free(int cell) {
    int mask = (2 << puzzle.shape().size()) - 2;
    ImmutableIntArray peers = puzzle.shape().peers(cell);
    for (int i = 0; i < peers.length(); i++) {
      mask &= ~(1 << values[peers.get(i)]);
    }
    return mask;
  }
}
