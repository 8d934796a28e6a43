package org.cspworkbench.xcsp3.models;

import static org.cspworkbench.xcsp3.models.InstanceText.names;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Squares that are packed into a rectangle. */
final class SquareModels {

  private SquareModels() {}

  /**
   * The squares of sides 1 to {@code n} in a box (Korf, "Optimal Rectangle Packing: Initial
   * Results", ICAPS 2003).
   */
  static PublishedModel consecutive(int n, int width, int height, long solutions) {
    return packing(
        "PackedSquares-%d-%d-%d".formatted(n, width, height),
        width,
        height,
        IntStream.rangeClosed(1, n).toArray(),
        solutions,
        "brute force");
  }

  /** A rectangle that different squares fill in one way, in each of its four positions. */
  static PublishedModel perfect(int width, int height, int[] sides, long solutions) {
    return packing(
        "PerfectRectangle-%d-%d".formatted(width, height),
        width,
        height,
        sides,
        solutions,
        "literature (Bouwkamp 1946; one, in 4 positions); brute force");
  }

  /** The smallest square that different squares fill, of which there are at least 21. */
  static PublishedModel perfectSquare112() {
    return packing(
        "PerfectSquare-112",
        112,
        112,
        new int[] {50, 42, 37, 35, 33, 29, 27, 25, 24, 19, 18, 17, 16, 15, 11, 9, 8, 7, 6, 4, 2},
        8,
        "literature (Duijvestijn 1978; one, in 8 positions)");
  }

  private static PublishedModel packing(
      String name, int width, int height, int[] sides, long solutions, String evidence) {
    int n = sides.length;
    InstanceText text =
        new InstanceText()
            .array("x", "[" + n + "]", "0.." + (width - 1))
            .array("y", "[" + n + "]", "0.." + (height - 1));
    for (int i = 0; i < n; i++) {
      text.intension("le(x[%d],%d)".formatted(i, width - sides[i]));
      text.intension("le(y[%d],%d)".formatted(i, height - sides[i]));
    }
    text.constraint(
        "<noOverlap><origins> %s </origins><lengths> %s </lengths></noOverlap>"
            .formatted(
                names(n, i -> "(x[%d],y[%d])".formatted(i, i)),
                names(n, i -> "(%d,%d)".formatted(sides[i], sides[i]))));
    return PublishedModel.counted(
        name, text, solutions, evidence, () -> new Filling(width, height, sides).count());
  }

  /** Fills the lowest, leftmost free cell with one square after the other, or leaves it free. */
  private static final class Filling {
    private final int width;
    private final int[] sides;
    private final int[] heights; // by column: how high it is filled
    private final int height;
    private final boolean[] used;
    private int spare;

    Filling(int width, int height, int[] sides) {
      this.width = width;
      this.height = height;
      this.sides = sides;
      heights = new int[width];
      used = new boolean[sides.length];
      spare = width * height - Arrays.stream(sides).map(side -> side * side).sum();
    }

    long count() {
      int column = 0;
      for (int c = 1; c < width; c++) {
        column = heights[c] < heights[column] ? c : column;
      }
      int level = heights[column];
      if (level == height) {
        return 1;
      }
      int gap = 1;
      while (column + gap < width && heights[column + gap] == level) {
        gap++;
      }
      long count = 0;
      for (int s = 0; s < sides.length; s++) {
        if (!used[s] && sides[s] <= gap && level + sides[s] <= height) {
          used[s] = true;
          Arrays.fill(heights, column, column + sides[s], level + sides[s]);
          count += count();
          Arrays.fill(heights, column, column + sides[s], level);
          used[s] = false;
        }
      }
      if (spare > 0) {
        spare--;
        heights[column]++;
        count += count();
        heights[column]--;
        spare++;
      }
      return count;
    }
  }
}
