package org.cspworkbench.bench;

import java.util.stream.IntStream;

/**
 * The reference solver for machines: the simplest common Sudoku solver. Three masks of the digits
 * still free, for each row, column and box; the cell with the fewest candidates is tried next. The
 * speed of other solvers is reported as a multiple of its speed.
 */
final class MaskSolver {

  private static final int CELLS = 81;
  private static final int ALL_DIGITS = 0x1ff;

  private static final int[] ROW = IntStream.range(0, CELLS).map(cell -> cell / 9).toArray();
  private static final int[] COLUMN = IntStream.range(0, CELLS).map(cell -> cell % 9).toArray();
  private static final int[] BOX =
      IntStream.range(0, CELLS).map(cell -> cell / 27 * 3 + cell % 9 / 3).toArray();

  private final int[] freeInRow = new int[9];
  private final int[] freeInColumn = new int[9];
  private final int[] freeInBox = new int[9];
  private final int[] open = new int[CELLS]; // the cells without a value, from the depth on
  private int openCells;

  /** Returns the number of solutions of the puzzle in {@code line}, counted up to {@code limit}. */
  int count(String line, int limit) {
    openCells = 0;
    for (int i = 0; i < 9; i++) {
      freeInRow[i] = ALL_DIGITS;
      freeInColumn[i] = ALL_DIGITS;
      freeInBox[i] = ALL_DIGITS;
    }
    for (int cell = 0; cell < CELLS; cell++) {
      int digit = line.charAt(cell) - '1';
      if (digit < 0 || digit > 8) {
        open[openCells++] = cell;
      } else if ((candidates(cell) >>> digit & 1) == 0) {
        return 0;
      } else {
        flip(cell, 1 << digit);
      }
    }
    return search(0, limit);
  }

  private int search(int depth, int limit) {
    if (depth == openCells) {
      return 1;
    }
    int fewest = Integer.MAX_VALUE;
    int chosen = depth;
    for (int i = depth; i < openCells && fewest > 1; i++) {
      int count = Integer.bitCount(candidates(open[i]));
      if (count < fewest) {
        fewest = count;
        chosen = i;
      }
    }
    int cell = open[chosen];
    open[chosen] = open[depth];
    open[depth] = cell;
    int found = 0;
    for (int rest = candidates(cell); rest != 0 && found < limit; rest &= rest - 1) {
      int digit = Integer.lowestOneBit(rest);
      flip(cell, digit);
      found += search(depth + 1, limit - found);
      flip(cell, digit);
    }
    open[depth] = open[chosen];
    open[chosen] = cell;
    return found;
  }

  private int candidates(int cell) {
    return freeInRow[ROW[cell]] & freeInColumn[COLUMN[cell]] & freeInBox[BOX[cell]];
  }

  private void flip(int cell, int digit) {
    freeInRow[ROW[cell]] ^= digit;
    freeInColumn[COLUMN[cell]] ^= digit;
    freeInBox[BOX[cell]] ^= digit;
  }
}
