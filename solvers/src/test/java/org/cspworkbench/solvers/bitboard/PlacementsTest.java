package org.cspworkbench.solvers.bitboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** The tables against their definition, worked out cell by cell on boards drawn at random. */
class PlacementsTest {

  private static final int[][] PERMUTATIONS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  /** Which of 3 × 3 are on a diagonal, straight or broken, that is live throughout. */
  private static boolean[][] useful(boolean[][] live) {
    boolean[][] useful = new boolean[3][3];
    for (int[] column : PERMUTATIONS) {
      if (live[0][column[0]] && live[1][column[1]] && live[2][column[2]]) {
        for (int row = 0; row < 3; row++) {
          useful[row][column[row]] = true;
        }
      }
    }
    return useful;
  }

  /** A word in which about every fourth bit is set. */
  private static long sparse(Random random) {
    long every = random.nextLong();
    return every & random.nextLong();
  }

  private static boolean has(long upper, long lower, int cell) {
    return ((cell < 54 ? upper >>> cell : lower >>> (cell - 54)) & 1) != 0;
  }

  @Test
  void aCellIsUsefulIfItsMinirowIsInAPlacement() {
    Random random = new Random(5);
    for (int i = 0; i < 5000; i++) {
      long upper = sparse(random) & BitLayout.UPPER;
      long lower = sparse(random) & BitLayout.LOWER;
      long usefulUpper = Placements.usefulInUpper(upper);
      long usefulLower = Placements.usefulInLower(lower);
      for (int band = 0; band < 3; band++) {
        boolean[][] live = new boolean[3][3];
        for (int cell = 27 * band; cell < 27 * band + 27; cell++) {
          live[cell / 9 % 3][cell % 9 / 3] |= has(upper, lower, cell);
        }
        boolean[][] useful = useful(live);
        for (int cell = 27 * band; cell < 27 * band + 27; cell++) {
          assertThat(has(usefulUpper, usefulLower, cell))
              .as("board %d, cell %d", i, cell)
              .isEqualTo(has(upper, lower, cell) && useful[cell / 9 % 3][cell % 9 / 3]);
        }
      }
    }
  }

  @Test
  void aMinicolumnIsUsefulIfItIsInAPlacement() {
    Random random = new Random(6);
    for (int i = 0; i < 5000; i++) {
      long upper = sparse(random) & BitLayout.UPPER;
      long lower = sparse(random) & BitLayout.LOWER;
      int useful = Placements.usefulMinicolumns(BitLayout.liveMinicolumns(upper, lower));
      long upperCells = BitLayout.upperCellsOfMinicolumns(useful);
      long lowerCells = BitLayout.lowerCellsOfMinicolumns(useful);
      for (int stack = 0; stack < 3; stack++) {
        boolean[][] live = new boolean[3][3];
        for (int cell = 0; cell < 81; cell++) {
          if (cell % 9 / 3 == stack) {
            live[cell / 27][cell % 3] |= has(upper, lower, cell);
          }
        }
        boolean[][] expected = useful(live);
        for (int cell = 0; cell < 81; cell++) {
          if (cell % 9 / 3 == stack) {
            assertThat(has(upperCells, lowerCells, cell))
                .as("board %d, cell %d", i, cell)
                .isEqualTo(expected[cell / 27][cell % 3]);
          }
        }
      }
    }
  }

  @Test
  void aCellIsAloneInItsRowIfNoOtherIsThere() {
    Random random = new Random(7);
    for (int i = 0; i < 5000; i++) {
      long upper = 0;
      for (int row = 0; row < 6; row++) { // no row is empty, and many have one cell
        long cells = 1L + random.nextInt(511);
        upper |= (random.nextBoolean() ? cells : Long.lowestOneBit(cells)) << (9 * row);
      }
      long lower = upper & BitLayout.LOWER;
      long expected = 0;
      for (int row = 0; row < 6; row++) {
        long cells = upper & (0x1ffL << (9 * row));
        expected |= Long.bitCount(cells) == 1 ? cells : 0;
      }
      assertThat(BitLayout.aloneInUpperRows(upper)).as("board %d", i).isEqualTo(expected);
      assertThat(BitLayout.aloneInLowerRows(lower)).isEqualTo(expected & BitLayout.LOWER);
    }
  }
}
