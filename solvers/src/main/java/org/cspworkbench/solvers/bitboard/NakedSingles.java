package org.cspworkbench.solvers.bitboard;

import static org.cspworkbench.solvers.bitboard.BitLayout.DIGITS;
import static org.cspworkbench.solvers.bitboard.BitLayout.UPPER_CELLS;
import static org.cspworkbench.solvers.bitboard.BitboardFrame.LOWER_CANDIDATES;
import static org.cspworkbench.solvers.bitboard.BitboardFrame.UPPER_CANDIDATES;

/** Finds the cells with one digit left and fills them in. */
final class NakedSingles {

  private NakedSingles() {}

  /**
   * Places all naked singles.
   *
   * <p>Two words count for all cells at once: the first has a bit where a digit is possible, the
   * second where another is too.
   *
   * @return the digits, as bits, that have been placed and are to be filtered; {@link
   *     Propagation#CONTRADICTION} if a cell has no digit left
   */
  static int place(long[] frame) {
    long upperOne = 0;
    long upperTwo = 0;
    long lowerOne = 0;
    long lowerTwo = 0;
    for (int digit = 0; digit < DIGITS; digit++) {
      long upper = frame[UPPER_CANDIDATES + digit];
      long lower = frame[LOWER_CANDIDATES + digit];
      upperTwo |= upperOne & upper;
      lowerTwo |= lowerOne & lower;
      upperOne |= upper;
      lowerOne |= lower;
    }
    if (upperOne != BitLayout.UPPER || lowerOne != BitLayout.LOWER) {
      return BitboardPropagation.CONTRADICTION;
    }
    long upperSingles = upperOne & ~upperTwo & ~frame[BitboardFrame.UPPER_TAKEN];
    long lowerSingles = lowerOne & ~lowerTwo & ~frame[BitboardFrame.LOWER_TAKEN];
    return (upperSingles | lowerSingles) == 0 ? 0 : place(frame, upperSingles, lowerSingles);
  }

  private static int place(long[] frame, long upperSingles, long lowerSingles) {
    int placed = 0;
    for (int digit = 0; digit < DIGITS; digit++) {
      // Both before any is placed: two singles in one row then leave that row empty.
      long upper = frame[UPPER_CANDIDATES + digit] & upperSingles;
      long lower = frame[LOWER_CANDIDATES + digit] & lowerSingles;
      placed |= BitLayout.anyBit(upper | lower) << digit;
      for (; upper != 0; upper &= upper - 1) {
        BitboardFrame.place(frame, digit, Long.numberOfTrailingZeros(upper));
      }
      for (; lower != 0; lower &= lower - 1) {
        BitboardFrame.place(frame, digit, UPPER_CELLS + Long.numberOfTrailingZeros(lower));
      }
    }
    return placed;
  }
}
