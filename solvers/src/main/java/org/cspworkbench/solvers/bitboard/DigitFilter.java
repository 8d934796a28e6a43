package org.cspworkbench.solvers.bitboard;

import static org.cspworkbench.solvers.bitboard.BitboardFrame.LOWER_CANDIDATES;
import static org.cspworkbench.solvers.bitboard.BitboardFrame.LOWER_SOLVED;
import static org.cspworkbench.solvers.bitboard.BitboardFrame.LOWER_TAKEN;
import static org.cspworkbench.solvers.bitboard.BitboardFrame.UPPER_CANDIDATES;
import static org.cspworkbench.solvers.bitboard.BitboardFrame.UPPER_SOLVED;
import static org.cspworkbench.solvers.bitboard.BitboardFrame.UPPER_TAKEN;

/**
 * Removes one digit from every cell where hidden singles and locked candidates leave no room for
 * it, in all rows, columns and boxes at once.
 */
final class DigitFilter {

  private DigitFilter() {}

  /**
   * Filters {@code digit} until its minirows and minicolumns have nothing more to say to each
   * other, and takes the cells in which it has become sure.
   *
   * <p>The virtual machine copies it into the loop that calls it; kept apart, it is as fast.
   *
   * @return whether there is still room for the digit; if not, the frame is of no more use
   */
  static boolean filter(long[] frame, int digit) {
    long upper =
        frame[UPPER_CANDIDATES + digit] & (~frame[UPPER_TAKEN] | frame[UPPER_SOLVED + digit]);
    long lower =
        frame[LOWER_CANDIDATES + digit] & (~frame[LOWER_TAKEN] | frame[LOWER_SOLVED + digit]);
    upper = Placements.usefulInUpper(upper);
    lower = Placements.usefulInLower(lower);
    while (true) {
      int live = BitLayout.liveMinicolumns(upper, lower);
      int useful = Placements.usefulMinicolumns(live);
      if (useful == live) {
        break;
      }
      long upperBefore = upper & BitLayout.upperCellsOfMinicolumns(useful);
      long lowerBefore = lower & BitLayout.lowerCellsOfMinicolumns(useful);
      upper = Placements.usefulInUpper(upperBefore);
      lower = Placements.usefulInLower(lowerBefore);
      if (((upper ^ upperBefore) | (lower ^ lowerBefore)) == 0) {
        break;
      }
    }
    // A band in which a row is empty has no placement, so that all of it is empty by now.
    if ((upper & BitLayout.LOWER) == 0 || upper >>> BitLayout.BAND_CELLS == 0 || lower == 0) {
      return false;
    }
    long upperSolved = BitLayout.aloneInUpperRows(upper);
    long lowerSolved = BitLayout.aloneInLowerRows(lower);
    frame[UPPER_CANDIDATES + digit] = upper;
    frame[LOWER_CANDIDATES + digit] = lower;
    frame[UPPER_SOLVED + digit] = upperSolved;
    frame[LOWER_SOLVED + digit] = lowerSolved;
    frame[UPPER_TAKEN] |= upperSolved;
    frame[LOWER_TAKEN] |= lowerSolved;
    return true;
  }
}
