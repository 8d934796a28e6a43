package org.cspworkbench.solvers.bitboard;

import static org.cspworkbench.solvers.bitboard.BitLayout.BAND_CELLS;
import static org.cspworkbench.solvers.bitboard.BitLayout.MINIROWS;
import static org.cspworkbench.solvers.bitboard.BitLayout.NINE;

/**
 * What a digit can still do in a band, and in a stack. Of the nine minirows of a band it takes
 * three, no two of them in one row or in one box: six placements. A minirow that is in none of the
 * placements for which there is still room is of no use, and whatever hidden singles and locked
 * candidates (pointing, claiming) know of rows and boxes follows from that. With columns in place
 * of rows, the same holds for the nine minicolumns of a stack.
 *
 * <p>So a table of 2⁹ entries answers at once. The nine bits of the index, which lie scattered over
 * a board, are brought together by one multiplication: it adds up copies of them, shifted so that
 * each bit comes to a place of its own in one of the copies.
 */
final class Placements {

  /** The six ways to choose a box for each of three rows. */
  private static final int[][] PERMUTATIONS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  private static final int ALL = 1 << 9;

  /** Brings the bits 9·r + 3·s to the bits 23 + 3·s + (2 − r); what comes to others is cut off. */
  private static final int GATHER_MINIROWS = 1 << 5 | 1 << 15 | 1 << 25;

  private static final int MINIROW_SHIFT = 23;

  /** Brings the bits 9·b + j to the bits 12 + 3·b + j, and others elsewhere. */
  private static final int GATHER_MINICOLUMNS = 1 | 1 << 6 | 1 << 12;

  private static final int MINICOLUMN_SHIFT = 12;

  /** The minicolumns of the first stack, those of band b at bit 9·b. */
  private static final int FIRST_STACK = 7 | 7 << 9 | 7 << 18;

  private static final long[] CELLS_OF_USEFUL_MINIROWS = new long[ALL];
  private static final int[] USEFUL_MINICOLUMNS = new int[ALL];

  static {
    for (int live = 0; live < ALL; live++) { // three bits for each row, or for each band
      int useful = useful(live);
      int minirows = 0;
      int usefulCells = 0;
      int minicolumns = 0;
      int usefulMinicolumns = 0;
      for (int i = 0; i < 9; i++) {
        minirows |= ((live >>> i) & 1) << (3 * i);
        usefulCells |= (((useful >>> i) & 1) * 7) << (3 * i);
        minicolumns |= ((live >>> i) & 1) << (9 * (i / 3) + i % 3);
        usefulMinicolumns |= ((useful >>> i) & 1) << (9 * (i / 3) + i % 3);
      }
      CELLS_OF_USEFUL_MINIROWS[minirowIndex(minirows)] = usefulCells;
      USEFUL_MINICOLUMNS[minicolumnIndex(minicolumns)] = usefulMinicolumns;
    }
  }

  private Placements() {}

  /** Returns those of the nine bits that are in a placement all of whose bits are live. */
  private static int useful(int live) {
    int useful = 0;
    for (int[] columns : PERMUTATIONS) {
      int placement = 1 << columns[0] | 8 << columns[1] | 64 << columns[2];
      useful |= (live & placement) == placement ? placement : 0;
    }
    return useful;
  }

  private static int minirowIndex(int minirows) {
    return (minirows * GATHER_MINIROWS) >>> MINIROW_SHIFT;
  }

  private static int minicolumnIndex(int minicolumns) {
    return ((minicolumns * GATHER_MINICOLUMNS) >>> MINICOLUMN_SHIFT) & NINE;
  }

  /**
   * Returns the cells of the two upper bands that the digit can use: of these, all cells of those
   * minirows that are of use. None in a band in which there is no room for it.
   */
  static long usefulInUpper(long cells) {
    long live = BitLayout.liveMinirows(cells);
    return cells
        & (CELLS_OF_USEFUL_MINIROWS[minirowIndex((int) live & MINIROWS)]
            | CELLS_OF_USEFUL_MINIROWS[minirowIndex((int) (live >>> BAND_CELLS))] << BAND_CELLS);
  }

  /** Returns the same in the lowest band. */
  static long usefulInLower(long cells) {
    return cells & CELLS_OF_USEFUL_MINIROWS[minirowIndex((int) BitLayout.liveMinirows(cells))];
  }

  /** Returns those of the live minicolumns of all bands that are of use in their stacks. */
  static int usefulMinicolumns(int live) {
    return usefulInStack(live, 0) | usefulInStack(live, 3) | usefulInStack(live, 6);
  }

  private static int usefulInStack(int live, int firstColumn) {
    return USEFUL_MINICOLUMNS[minicolumnIndex((live >>> firstColumn) & FIRST_STACK)] << firstColumn;
  }
}
