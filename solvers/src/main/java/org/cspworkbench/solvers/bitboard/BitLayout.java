package org.cspworkbench.solvers.bitboard;

/**
 * Which bit is which cell, as drawn in the description of the package, and the few operations on
 * whole boards from which all filters are made. None of them branches or looks anything up.
 *
 * <p>Where nothing else is said, a parameter may be an upper or a lower board: what is true of six
 * rows of nine bits is true of three.
 */
final class BitLayout {

  /** How many digits there are. The digit d of a puzzle has the number d − 1. */
  static final int DIGITS = 9;

  /** How many cells the two upper bands have. */
  static final int UPPER_CELLS = 54;

  /** How many cells a band has. */
  static final int BAND_CELLS = 27;

  /** All cells of the two upper bands. */
  static final long UPPER = (1L << UPPER_CELLS) - 1;

  /** All cells of the lowest band. */
  static final long LOWER = (1L << BAND_CELLS) - 1;

  /** The first cell of every minirow of a band. */
  static final int MINIROWS = 0x1249249;

  /** Nine bits in a row: the first row of a board, or all minicolumns of a band. */
  static final int NINE = 0x1ff;

  /** Multiplying nine bits by this repeats them in each of three rows. */
  static final int THREE_ROWS = 1 | 1 << 9 | 1 << 18;

  private static final long BOTH_BANDS = 1 | 1L << BAND_CELLS;
  private static final long UPPER_MINIROWS = MINIROWS * BOTH_BANDS;
  private static final long FIRST_OF_ROWS = THREE_ROWS * BOTH_BANDS;
  private static final long LAST_OF_ROWS = FIRST_OF_ROWS << 8;
  private static final long ALL_BUT_LAST = LAST_OF_ROWS - FIRST_OF_ROWS;

  private BitLayout() {}

  /** Returns the live minirows, each at the bit of its first cell. */
  static long liveMinirows(long cells) {
    return (cells | cells >>> 1 | cells >>> 2) & UPPER_MINIROWS;
  }

  /**
   * Returns the live minicolumns of all bands: those of band b at bit 9·b, from left to right.
   *
   * @param upper the cells of the two upper bands
   * @param lower those of the lowest
   */
  static int liveMinicolumns(long upper, long lower) {
    long ofUpper = upper | upper >>> 9 | upper >>> 18;
    long ofLower = lower | lower >>> 9 | lower >>> 18;
    return ((int) ofUpper & NINE)
        | ((int) (ofUpper >>> 18) & (NINE << 9))
        | (((int) ofLower & NINE) << 18);
  }

  /** Returns the cells of these minicolumns, numbered as above, in the two upper bands. */
  static long upperCellsOfMinicolumns(int minicolumns) {
    return ((minicolumns & NINE) | ((long) (minicolumns & (NINE << 9)) << 18)) * THREE_ROWS;
  }

  /** Returns the cells of these minicolumns in the lowest band. */
  static long lowerCellsOfMinicolumns(int minicolumns) {
    return (long) (minicolumns >>> 18) * THREE_ROWS;
  }

  /** Returns the whole of every row that has one of {@code cells}. */
  static long rowsOf(long cells) {
    // An addition carries into the last cell of a row if one of those before it is set.
    long occupied = ((cells & ALL_BUT_LAST) + ALL_BUT_LAST | cells) & LAST_OF_ROWS;
    return occupied | occupied - (occupied >>> 8);
  }

  /** Returns the cells that are alone in their rows, of an upper board in which no row is empty. */
  static long aloneInUpperRows(long cells) {
    return cells & ~rowsOf(cells & cells - FIRST_OF_ROWS);
  }

  /** Returns the cells that are alone in their rows, of a lower board in which no row is empty. */
  static long aloneInLowerRows(long cells) {
    return cells & ~rowsOf(cells & cells - THREE_ROWS);
  }

  /** 1 if {@code word} has a bit set, and 0 if not. */
  static int anyBit(long word) {
    return (int) ((word | -word) >>> 63);
  }
}
