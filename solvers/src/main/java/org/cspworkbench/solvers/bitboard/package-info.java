/**
 * A solver for plain 9×9 Sudoku that operates on words of bits. It records no events and must not
 * depend on networks or search; it is optimised for the number of puzzles per second. The classes
 * in the order in which they build on each other:
 *
 * <ol>
 *   <li>{@code BitLayout}: which bit is which cell, and what folding and spreading bits means,
 *   <li>{@code Placements}: the tables of what a digit can still do in a band, or in a stack,
 *   <li>{@code BitboardFrame}: all that is known of a puzzle in 38 words, to be copied before a
 *       guess,
 *   <li>{@code DigitFilter}: hidden singles and locked candidates of one digit,
 *   <li>{@code NakedSingles}: cells with one candidate, all at once,
 *   <li>{@code Triads}: the minirows and minicolumns of all digits, counted at once,
 *   <li>{@code BitboardPropagation}: these three, until nothing changes,
 *   <li>{@code BitboardBranching}: what to guess when that is not enough,
 *   <li>{@code BivalueBranching}: what to guess when almost every guess is right,
 *   <li>{@code UnavoidableSet}: why there is a second solution next to the first,
 *   <li>{@code BitboardSearch}: guesses, and takes guesses back.
 * </ol>
 *
 * <h2>Cells</h2>
 *
 * <p>For each digit one bit a cell says whether the digit is still possible there. The six rows of
 * the two upper bands are the 54 bits of one {@code long}, the three of the lowest band 27 bits of
 * another:
 *
 * <pre>
 *   upper   0  1  2 |  3  4  5 |  6  7  8     a minirow is three neighbouring bits,
 *           9 10 11 | 12 13 14 | 15 16 17     a row nine,
 *          18 19 20 | 21 22 23 | 24 25 26     a minicolumn three bits nine apart,
 *          ---------+----------+---------     a band twenty-seven
 *          27 28 29 | 30 31 32 | 33 34 35
 *          36 37 38 | 39 40 41 | 42 43 44
 *          45 46 47 | 48 49 50 | 51 52 53
 *          ---------+----------+---------
 *   lower   0  1  2 |  3  4  5 |  6  7  8
 *           9 10 11 | 12 13 14 | 15 16 17
 *          18 19 20 | 21 22 23 | 24 25 26
 * </pre>
 *
 * <p>A <em>minirow</em> is what a row and a box have in common, a <em>minicolumn</em> what a column
 * and a box have in common. One is <em>live</em> for a digit if that is still possible in one of
 * its cells.
 *
 * <h2>Why that is fast</h2>
 *
 * <p>In a band a digit takes three of the nine minirows, one in each row and one in each box: there
 * are only six ways. So the nine bits that say which are live are the index into a table that holds
 * all that locked candidates and hidden singles of rows and boxes can tell; the same table does it
 * for the minicolumns of a stack. A digit is dealt with as a whole, in about two hundred
 * instructions with hardly a branch: what costs time today is a branch that goes the unexpected
 * way, not an addition.
 *
 * <p>Whatever concerns all digits at once is done by nine words side by side: bit k of a few
 * counters counts, for cell k or minirow k, in how many of the nine words it is set.
 *
 * <p>Sources: boards of bits for each digit and band, with tables for their minirows, have been
 * common among authors of fast solvers since about 2005; that minirows and minicolumns be made
 * variables of their own, and be guessed on, is due to T. Dillon (tdoku, 2019). The code is our
 * own.
 */
@NullMarked
package org.cspworkbench.solvers.bitboard;

import org.jspecify.annotations.NullMarked;
