package org.cspworkbench.solvers.bitboard;

import static org.cspworkbench.solvers.bitboard.BitLayout.DIGITS;
import static org.cspworkbench.solvers.bitboard.BitLayout.LOWER;
import static org.cspworkbench.solvers.bitboard.BitLayout.UPPER;
import static org.cspworkbench.solvers.bitboard.BitLayout.UPPER_CELLS;

import java.util.function.IntUnaryOperator;

/**
 * The state of a puzzle, in one array of words. The first {@value #COPIED} of them are copied
 * before a guess:
 *
 * <ul>
 *   <li>for each digit, the cells where it is possible, and those of them where it is sure;
 *   <li>the cells that any digit has taken. A cell that one digit has just taken may still be
 *       possible for another, until that is filtered again.
 * </ul>
 *
 * <p>Behind them is room for what {@link Triads} counts and {@link BitboardBranching} looks at, and
 * for the cells that {@link BivalueBranching} marks. One flat array, and not an object with fields,
 * because a loop over digits has to reach the words by a number.
 */
final class BitboardFrame {

  /** The words of the digits: candidates and solved cells, in the upper bands and the lowest. */
  static final int UPPER_CANDIDATES = 0;

  static final int LOWER_CANDIDATES = DIGITS;
  static final int UPPER_SOLVED = 2 * DIGITS;
  static final int LOWER_SOLVED = 3 * DIGITS;

  /** The cells that are solved, whatever the digit. */
  static final int UPPER_TAKEN = 4 * DIGITS;

  static final int LOWER_TAKEN = UPPER_TAKEN + 1;

  /** So many words, the first, make up what is known. */
  static final int COPIED = LOWER_TAKEN + 1;

  /** The words of the digits: live minirows and minicolumns, see {@link Triads}. */
  static final int LIVE = COPIED;

  /** In how many digits each is live: four words, the lowest binary digit first. */
  static final int LIVE_COUNTS = LIVE + DIGITS;

  /** The cells with two candidates, see {@link BivalueBranching}. */
  static final int UPPER_BIVALUE = LIVE_COUNTS + 4;

  static final int LOWER_BIVALUE = UPPER_BIVALUE + 1;

  /** How many words a frame has. */
  static final int SIZE = LOWER_BIVALUE + 1;

  private static final int CELLS = 81;

  /** The cells that a digit may still have when it is in cell c: all but the peers of c. */
  private static final long[] UPPER_NOT_SEEN = new long[CELLS];

  private static final long[] LOWER_NOT_SEEN = new long[CELLS];

  static {
    for (int cell = 0; cell < CELLS; cell++) {
      for (int other = 0; other < CELLS; other++) {
        if (other == cell || !sees(cell, other)) {
          UPPER_NOT_SEEN[cell] |= upperBit(other);
          LOWER_NOT_SEEN[cell] |= lowerBit(other);
        }
      }
    }
  }

  private BitboardFrame() {}

  private static boolean sees(int cell, int other) {
    return cell / 9 == other / 9
        || cell % 9 == other % 9
        || (cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3);
  }

  private static long upperBit(int cell) {
    return cell < UPPER_CELLS ? 1L << cell : 0;
  }

  private static long lowerBit(int cell) {
    return cell < UPPER_CELLS ? 0 : 1L << (cell - UPPER_CELLS);
  }

  /**
   * Starts from a puzzle.
   *
   * @param values the value of each cell, from 1 to 9, or 0 if it is empty
   */
  static void load(long[] frame, IntUnaryOperator values) {
    for (int digit = 0; digit < DIGITS; digit++) {
      frame[UPPER_CANDIDATES + digit] = UPPER;
      frame[LOWER_CANDIDATES + digit] = LOWER;
      frame[UPPER_SOLVED + digit] = 0;
      frame[LOWER_SOLVED + digit] = 0;
    }
    long upperGivens = givens(values, 0, UPPER_CELLS);
    long lowerGivens = givens(values, UPPER_CELLS, CELLS);
    frame[UPPER_TAKEN] = upperGivens;
    frame[LOWER_TAKEN] = lowerGivens;
    for (long rest = upperGivens; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      int digit = values.applyAsInt(cell) - 1;
      place(frame, digit, cell);
      frame[UPPER_SOLVED + digit] |= 1L << cell;
    }
    for (long rest = lowerGivens; rest != 0; rest &= rest - 1) {
      int cell = UPPER_CELLS + Long.numberOfTrailingZeros(rest);
      int digit = values.applyAsInt(cell) - 1;
      place(frame, digit, cell);
      frame[LOWER_SOLVED + digit] |= 1L << (cell - UPPER_CELLS);
    }
  }

  /**
   * Returns the cells from {@code first} to before {@code end} that hold a value, without a branch.
   */
  private static long givens(IntUnaryOperator values, int first, int end) {
    long givens = 0;
    for (int cell = first; cell < end; cell++) {
      givens |= (long) BitLayout.anyBit(values.applyAsInt(cell)) << (cell - first);
    }
    return givens;
  }

  /**
   * Lets {@code digit} be in {@code cell}, and nowhere in its row, column and box. That the cell is
   * taken will be found when the digit is filtered.
   */
  static void place(long[] frame, int digit, int cell) {
    frame[UPPER_CANDIDATES + digit] &= UPPER_NOT_SEEN[cell];
    frame[LOWER_CANDIDATES + digit] &= LOWER_NOT_SEEN[cell];
  }

  /** Returns the digits, as bits, that are still possible in cells which others have taken. */
  static int digitsInTakenCells(long[] frame) {
    long upperTaken = frame[UPPER_TAKEN];
    long lowerTaken = frame[LOWER_TAKEN];
    int digits = 0;
    for (int digit = 0; digit < DIGITS; digit++) {
      long upperOpen = frame[UPPER_CANDIDATES + digit] ^ frame[UPPER_SOLVED + digit];
      long lowerOpen = frame[LOWER_CANDIDATES + digit] ^ frame[LOWER_SOLVED + digit];
      digits |= BitLayout.anyBit((upperOpen & upperTaken) | (lowerOpen & lowerTaken)) << digit;
    }
    return digits;
  }

  /**
   * Returns whether every cell is taken. At a fixpoint, that is a solution: no two digits share
   * one.
   */
  static boolean isSolved(long[] frame) {
    return frame[UPPER_TAKEN] == UPPER && frame[LOWER_TAKEN] == LOWER;
  }

  /** Returns how many cells are taken. */
  static int taken(long[] frame) {
    return Long.bitCount(frame[UPPER_TAKEN]) + Long.bitCount(frame[LOWER_TAKEN]);
  }

  /** Returns the value of each cell, 0 where none is sure. */
  static int[] values(long[] frame) {
    int[] values = new int[CELLS];
    for (int digit = 0; digit < DIGITS; digit++) {
      for (long rest = frame[UPPER_SOLVED + digit]; rest != 0; rest &= rest - 1) {
        values[Long.numberOfTrailingZeros(rest)] = digit + 1;
      }
      for (long rest = frame[LOWER_SOLVED + digit]; rest != 0; rest &= rest - 1) {
        values[UPPER_CELLS + Long.numberOfTrailingZeros(rest)] = digit + 1;
      }
    }
    return values;
  }
}
