package org.cspworkbench.solvers.bitboard;

import static org.cspworkbench.solvers.bitboard.BitLayout.BAND_CELLS;
import static org.cspworkbench.solvers.bitboard.BitLayout.DIGITS;
import static org.cspworkbench.solvers.bitboard.BitLayout.MINIROWS;
import static org.cspworkbench.solvers.bitboard.BitLayout.NINE;
import static org.cspworkbench.solvers.bitboard.BitLayout.THREE_ROWS;
import static org.cspworkbench.solvers.bitboard.BitboardFrame.LIVE;
import static org.cspworkbench.solvers.bitboard.BitboardFrame.LIVE_COUNTS;
import static org.cspworkbench.solvers.bitboard.BitboardFrame.LOWER_CANDIDATES;
import static org.cspworkbench.solvers.bitboard.BitboardFrame.UPPER_CANDIDATES;

/**
 * Looks at minirows and minicolumns, triads of cells, across all digits: each holds three. If three
 * digits are left for a triad, they must be in it; if three must be in it, no other can.
 *
 * <p>The 54 triads have one bit each in a word:
 *
 * <pre>
 *   minirow    of band b, its row r, stack s          bit       9·r + 3·s + b
 *   minicolumn of band b, stack s, its column j       bit  27 + 9·b + 3·s + j
 * </pre>
 *
 * <p>In both halves, three bits nine apart exclude each other: the three minirows of a box, the
 * three minicolumns of a column. A digit must be in a triad if the two others are dead for it.
 */
final class Triads {

  /** All triads. */
  private static final long ALL = BitLayout.UPPER;

  /** The first triad of each three that exclude each other. */
  private static final long FIRST_OF_THREE = NINE | (long) NINE << BAND_CELLS;

  private Triads() {}

  /**
   * Draws the conclusions, and leaves in the frame which triads are live for each digit, and in how
   * many digits each is live.
   *
   * <p>The counters are words too: bit k of four of them is the number of digits for which triad k
   * is live, in binary; bit k of four others says whether one, two, three or four digits must be in
   * it.
   *
   * @return the digits, as bits, that have lost candidates and are to be filtered; {@link
   *     Propagation#CONTRADICTION} if a triad has too few digits left, or must hold too many
   */
  static int filter(long[] frame) {
    long ones = 0;
    long twos = 0;
    long fours = 0;
    long eights = 0;
    long oneSure = 0;
    long twoSure = 0;
    long threeSure = 0;
    long fourSure = 0;
    for (int digit = 0; digit < DIGITS; digit++) {
      long live = live(frame[UPPER_CANDIDATES + digit], frame[LOWER_CANDIDATES + digit]);
      frame[LIVE + digit] = live;
      long carryToTwos = ones & live;
      long carryToFours = twos & carryToTwos;
      eights ^= fours & carryToFours;
      fours ^= carryToFours;
      twos ^= carryToTwos;
      ones ^= live;
      long sure = live & ~contested(live);
      fourSure |= threeSure & sure;
      threeSure |= twoSure & sure;
      twoSure |= oneSure & sure;
      oneSure |= sure;
    }
    long moreThanThree = fours | eights;
    long three = ones & twos & ~moreThanThree;
    if ((three | moreThanThree) != ALL || fourSure != 0) {
      return BitboardPropagation.CONTRADICTION;
    }
    frame[LIVE_COUNTS] = ones;
    frame[LIVE_COUNTS + 1] = twos;
    frame[LIVE_COUNTS + 2] = fours;
    frame[LIVE_COUNTS + 3] = eights;
    long full = threeSure & moreThanThree;
    long locked = three & ~threeSure;
    return (full | locked) == 0 ? 0 : conclude(frame, full, locked);
  }

  /**
   * Removes the digits that need not be in a triad from those that are {@code full}, and those that
   * are in one that is {@code locked} from its two rivals.
   */
  private static int conclude(long[] frame, long full, long locked) {
    int changed = 0;
    for (int digit = 0; digit < DIGITS; digit++) {
      long live = frame[LIVE + digit];
      long contested = contested(live);
      long needed = live & contested & locked;
      long dead = live & ((contested & full) | (rivals(needed) & ~needed));
      if (dead != 0) {
        remove(frame, digit, dead);
        changed |= 1 << digit;
      }
    }
    return changed;
  }

  /** Returns the triads that have one of these cells. */
  private static long live(long upper, long lower) {
    long minirows = BitLayout.liveMinirows(upper);
    return (minirows & MINIROWS)
        | (minirows >>> BAND_CELLS << 1)
        | (BitLayout.liveMinirows(lower) << 2)
        | ((long) BitLayout.liveMinicolumns(upper, lower) << BAND_CELLS);
  }

  /** Returns the triads that are among three of which two or more are live, dead ones included. */
  static long contested(long live) {
    long first = live & FIRST_OF_THREE;
    long second = (live >>> 9) & FIRST_OF_THREE;
    long third = (live >>> 18) & FIRST_OF_THREE;
    return ((first & second) | (third & (first | second))) * THREE_ROWS;
  }

  /** Returns these triads and those that they exclude. */
  static long rivals(long triads) {
    return ((triads | triads >>> 9 | triads >>> 18) & FIRST_OF_THREE) * THREE_ROWS;
  }

  /** Takes {@code digit} from all cells of these triads. */
  static void remove(long[] frame, int digit, long triads) {
    int minicolumns = (int) (triads >>> BAND_CELLS);
    long upperMinirows = (triads & MINIROWS) | (((triads >>> 1) & MINIROWS) << BAND_CELLS);
    long lowerMinirows = (triads >>> 2) & MINIROWS;
    frame[UPPER_CANDIDATES + digit] &=
        ~(upperMinirows * 7 | BitLayout.upperCellsOfMinicolumns(minicolumns));
    frame[LOWER_CANDIDATES + digit] &=
        ~(lowerMinirows * 7 | BitLayout.lowerCellsOfMinicolumns(minicolumns));
  }
}
