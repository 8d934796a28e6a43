package org.cspworkbench.solvers.bitboard;

import static org.cspworkbench.solvers.bitboard.BitLayout.BAND_CELLS;
import static org.cspworkbench.solvers.bitboard.BitLayout.NINE;
import static org.cspworkbench.solvers.bitboard.BitLayout.THREE_ROWS;
import static org.cspworkbench.solvers.bitboard.BitboardFrame.LOWER_CANDIDATES;
import static org.cspworkbench.solvers.bitboard.BitboardFrame.LOWER_SOLVED;
import static org.cspworkbench.solvers.bitboard.BitboardFrame.UPPER_CANDIDATES;
import static org.cspworkbench.solvers.bitboard.BitboardFrame.UPPER_SOLVED;

/**
 * Looks for an unavoidable set of two digits in a solution: cells that hold these two digits only,
 * and both of them in each row, column and box in which there is one of the cells. A puzzle without
 * a given in such a set has a second solution, in which the two digits are exchanged there. With
 * two rows, columns and boxes, players call the set a deadly pattern.
 *
 * <p>Unavoidable sets: McGuire, Tugemann and Civario, "There Is No 16-Clue Sudoku: Solving the
 * Sudoku Minimum Number of Clues Problem via Hitting Set Enumeration", Experimental Mathematics 23,
 * 2014.
 */
final class UnavoidableSet {

  private static final long BOTH_BANDS = 1 | 1L << BAND_CELLS;

  /** The first cells of the boxes. */
  private static final long FIRST_OF_BOXES = (1 | 1 << 3 | 1 << 6) * BOTH_BANDS;

  /** Multiplying the first cell of a box by this returns all nine. */
  private static final int BOX = 7 * THREE_ROWS;

  private UnavoidableSet() {}

  /**
   * Returns whether there is an unavoidable set of the two digits among the cells in which {@code
   * frame} allows the other digit too, and which are therefore not given. Starts with all of them,
   * and removes those whose row, column or box lacks one of the digits, until nothing changes; what
   * remains is the union of all such sets. Every round removes a cell, so there are at most 18.
   *
   * @param frame from an earlier state of the search that found the solution
   */
  static boolean exists(long[] frame, long[] solution, int digit, int other) {
    long upper = solution[UPPER_SOLVED + digit] & frame[UPPER_CANDIDATES + other];
    long lower = solution[LOWER_SOLVED + digit] & frame[LOWER_CANDIDATES + other];
    long upperOther = solution[UPPER_SOLVED + other] & frame[UPPER_CANDIDATES + digit];
    long lowerOther = solution[LOWER_SOLVED + other] & frame[LOWER_CANDIDATES + digit];
    while (true) {
      long columns = (columnsOf(upper, lower) & columnsOf(upperOther, lowerOther)) * THREE_ROWS;
      long upperBoth = rowsAndBoxes(upper, upperOther) & (columns * BOTH_BANDS);
      long lowerBoth = rowsAndBoxes(lower, lowerOther) & columns;
      if ((((upper | upperOther) & ~upperBoth) | ((lower | lowerOther) & ~lowerBoth)) == 0) {
        return (upper | lower) != 0;
      }
      upper &= upperBoth;
      lower &= lowerBoth;
      upperOther &= upperBoth;
      lowerOther &= lowerBoth;
    }
  }

  /** Returns the cells whose row and box have a cell of both boards. */
  private static long rowsAndBoxes(long cells, long others) {
    return BitLayout.rowsOf(cells) & BitLayout.rowsOf(others) & boxesOf(cells) & boxesOf(others);
  }

  private static long boxesOf(long cells) {
    long minirows = BitLayout.liveMinirows(cells);
    return ((minirows | minirows >>> 9 | minirows >>> 18) & FIRST_OF_BOXES) * BOX;
  }

  /** Returns the columns of the cells, as nine bits. */
  private static long columnsOf(long upper, long lower) {
    long minicolumns = BitLayout.liveMinicolumns(upper, lower);
    return (minicolumns | minicolumns >>> 9 | minicolumns >>> 18) & NINE;
  }
}
