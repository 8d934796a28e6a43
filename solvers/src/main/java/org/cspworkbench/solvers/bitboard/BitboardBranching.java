package org.cspworkbench.solvers.bitboard;

import static org.cspworkbench.solvers.bitboard.BitLayout.BAND_CELLS;
import static org.cspworkbench.solvers.bitboard.BitLayout.DIGITS;
import static org.cspworkbench.solvers.bitboard.BitLayout.MINIROWS;
import static org.cspworkbench.solvers.bitboard.BitboardFrame.LIVE;
import static org.cspworkbench.solvers.bitboard.BitboardFrame.LIVE_COUNTS;

/**
 * Chooses a guess: a digit and a triad, which either holds the digit or does not. To say so settles
 * more than to fill a cell: the digit then has one placement less in a whole band or stack, often
 * only one.
 *
 * <p>The band or stack is the one that is nearest to being settled: that with the fewest live
 * triads, all digits together. Settled, it has 27, three for each digit. In it, the digit is one
 * with the fewest triads, but more than three: with five or six there are exactly two placements,
 * so that both answers settle it.
 */
final class BitboardBranching {

  /** The minirows of the first band, and the minicolumns of the first stack. */
  private static final long FIRST_BAND = MINIROWS;

  private static final long FIRST_STACK = (7L | 7 << 9 | 7 << 18) << BAND_CELLS;

  /** The triads of the three bands, then of the three stacks. */
  private static final long[] CHUTES = {
    FIRST_BAND, FIRST_BAND << 1, FIRST_BAND << 2, FIRST_STACK, FIRST_STACK << 3, FIRST_STACK << 6
  };

  private static final int SETTLED = 27;
  private static final int SETTLED_DIGIT = 3;

  private BitboardBranching() {}

  /**
   * Makes a guess. One of the two frames is then to be filtered for the digit, and when all has
   * been said of it, the other.
   *
   * @param frame where nothing can be concluded any more, and not all is solved; the guess is wrong
   *     here
   * @param next where to put the frame in which it is right
   * @return the digit
   */
  static int guess(long[] frame, long[] next) {
    long chute = leastOpenChute(frame);
    int digit = leastOpenDigit(frame, chute);
    long live = frame[LIVE + digit];
    long triad = Long.lowestOneBit(live & chute & Triads.contested(live));
    System.arraycopy(frame, 0, next, 0, BitboardFrame.COPIED);
    Triads.remove(next, digit, live & Triads.rivals(triad) & ~triad);
    Triads.remove(frame, digit, triad);
    return digit;
  }

  /** Returns the triads of the band or stack that has the fewest live, but is not settled. */
  private static long leastOpenChute(long[] frame) {
    int least = Integer.MAX_VALUE;
    for (int chute = 0; chute < CHUTES.length; chute++) {
      least = Math.min(least, key(live(frame, CHUTES[chute]) - SETTLED, chute));
    }
    return CHUTES[least & 15];
  }

  /** Over all digits, how many of these triads are live. */
  private static int live(long[] frame, long triads) {
    return Long.bitCount(frame[LIVE_COUNTS] & triads)
        + 2 * Long.bitCount(frame[LIVE_COUNTS + 1] & triads)
        + 4 * Long.bitCount(frame[LIVE_COUNTS + 2] & triads)
        + 8 * Long.bitCount(frame[LIVE_COUNTS + 3] & triads);
  }

  private static int leastOpenDigit(long[] frame, long chute) {
    int least = Integer.MAX_VALUE;
    for (int digit = 0; digit < DIGITS; digit++) {
      int open = Long.bitCount(frame[LIVE + digit] & chute) - SETTLED_DIGIT;
      least = Math.min(least, key(open, digit));
    }
    return least & 15;
  }

  /**
   * Returns a number with {@code index} in its last four bits, so that the least of several
   * identifies its owner: a minimum without a branch. What is not open at all comes last.
   */
  private static int key(int open, int index) {
    return (open - 1 & 0xff) << 4 | index;
  }
}
