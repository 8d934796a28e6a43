package org.cspworkbench.core.gallery;

import org.cspworkbench.core.random.RandomStream;

/**
 * A random Latin square by a walk from square to square in small steps (Jacobson and Matthews,
 * "Generating Uniformly Distributed Random Latin Squares", Journal of Combinatorial Designs 4,
 * 1996).
 *
 * <p>A square is a cube of zeros and ones: one where a row, a column and a symbol meet. On the way
 * one place of the cube may be −1; only where none is, is it a square.
 */
final class RandomLatinSquare {

  private final int n;
  private final byte[][][] cube; // by row, column and symbol
  private final RandomStream random;
  private boolean proper = true;
  private int row; // of the −1 while the cube is not proper
  private int column;
  private int symbol;

  private RandomLatinSquare(int n, RandomStream random) {
    this.n = n;
    this.random = random;
    cube = new byte[n][n][n];
    for (int r = 0; r < n; r++) {
      for (int c = 0; c < n; c++) {
        cube[r][c][(r + c) % n] = 1;
      }
    }
  }

  /**
   * Returns a square of order {@code n} with the symbols 0 to n − 1, as rows, after n³ steps or
   * more.
   */
  static int[][] ofOrder(int n, RandomStream random) {
    RandomLatinSquare walk = new RandomLatinSquare(n, random);
    if (n > 1) {
      for (int step = 0; step < n * n * n || !walk.proper; step++) {
        walk.step();
      }
    }
    return walk.square();
  }

  private void step() {
    if (proper) {
      do {
        row = random.nextInt(n);
        column = random.nextInt(n);
        symbol = random.nextInt(n);
      } while (cube[row][column][symbol] != 0);
    }
    int r = one(k -> cube[k][column][symbol]);
    int c = one(k -> cube[row][k][symbol]);
    int s = one(k -> cube[row][column][k]);
    cube[row][column][symbol]++;
    cube[row][c][s]++;
    cube[r][column][s]++;
    cube[r][c][symbol]++;
    cube[row][column][s]--;
    cube[row][c][symbol]--;
    cube[r][column][symbol]--;
    cube[r][c][s]--;
    proper = cube[r][c][s] >= 0;
    row = r;
    column = c;
    symbol = s;
  }

  /** One line of the cube. */
  private interface Line {
    int at(int k);
  }

  /** Where a line holds a one: anywhere of the two places if it also goes through the −1. */
  private int one(Line line) {
    int skipped = proper ? 0 : random.nextInt(2);
    int k = 0;
    while (line.at(k) != 1 || skipped-- > 0) {
      k++;
    }
    return k;
  }

  private int[][] square() {
    int[][] square = new int[n][n];
    for (int r = 0; r < n; r++) {
      for (int c = 0; c < n; c++) {
        int s = 0;
        while (cube[r][c][s] != 1) {
          s++;
        }
        square[r][c] = s;
      }
    }
    return square;
  }
}
