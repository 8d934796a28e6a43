package org.cspworkbench.solvers.bitboard;

/** Draws all conclusions that can be drawn without a guess. */
final class BitboardPropagation {

  /** In place of digits to be filtered: there is no solution. */
  static final int CONTRADICTION = -1;

  /** All digits, as bits. */
  static final int ALL_DIGITS = (1 << BitLayout.DIGITS) - 1;

  private BitboardPropagation() {}

  /**
   * Filters until nothing changes, the cheap before the costly: when {@link #placeSingles} has
   * nothing left to do, triads. When it is done, and the puzzle not solved, the frame holds the
   * live triads for {@link BitboardBranching}.
   *
   * @param digits the digits, as bits, that have changed
   * @return whether there may be a solution
   */
  static boolean reachFixpoint(long[] frame, int digits) {
    int changed = digits;
    while (placeSingles(frame, changed)) {
      if (BitboardFrame.isSolved(frame)) {
        return true;
      }
      changed = Triads.filter(frame);
      if (changed <= 0) {
        return changed != CONTRADICTION;
      }
    }
    return false;
  }

  /**
   * Filters the digits that may lose a cell, over and over; when there are none, places naked
   * singles, until there are none either.
   *
   * @param digits the digits, as bits, that have changed
   * @return whether there may be a solution
   */
  static boolean placeSingles(long[] frame, int digits) {
    int changed = digits;
    do {
      while (changed != 0) {
        do {
          if (!DigitFilter.filter(frame, Integer.numberOfTrailingZeros(changed))) {
            return false;
          }
          changed &= changed - 1;
        } while (changed != 0);
        changed = BitboardFrame.digitsInTakenCells(frame);
      }
      if (BitboardFrame.isSolved(frame)) {
        return true;
      }
      changed = NakedSingles.place(frame);
    } while (changed > 0);
    return changed != CONTRADICTION;
  }
}
