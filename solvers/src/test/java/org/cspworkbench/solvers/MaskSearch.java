package org.cspworkbench.solvers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The solutions of a 9×9 by a short search that shares nothing with the program: masks of the
 * digits used in each row, column and box, and the cell with the fewest candidates first.
 */
public final class MaskSearch {

  private final int[] used = new int[27];
  private final int[] values = new int[81];
  private final List<String> solutions = new ArrayList<>();
  private final int limit;

  private MaskSearch(int limit) {
    this.limit = limit;
  }

  /** The solutions of {@code puzzle}, at most {@code limit}; the givens contradict no other. */
  public static List<String> solutions(String puzzle, int limit) {
    MaskSearch search = new MaskSearch(limit);
    for (int cell = 0; cell < 81; cell++) {
      int digit = Character.digit(puzzle.charAt(cell), 10);
      if (digit > 0) {
        search.toggle(cell, digit);
        search.values[cell] = digit;
      }
    }
    search.search();
    return search.solutions;
  }

  private void search() {
    int next = -1;
    int fewest = 10;
    for (int cell = 0; cell < 81; cell++) {
      int candidates = 9 - Integer.bitCount(usedAround(cell));
      if (values[cell] == 0 && candidates < fewest) {
        next = cell;
        fewest = candidates;
      }
    }
    if (next < 0) {
      StringBuilder line = new StringBuilder();
      Arrays.stream(values).forEach(line::append);
      solutions.add(line.toString());
      return;
    }
    for (int digit = 1; digit <= 9 && solutions.size() < limit; digit++) {
      if ((usedAround(next) >> digit & 1) == 0) {
        values[next] = digit;
        toggle(next, digit);
        search();
        toggle(next, digit);
        values[next] = 0;
      }
    }
  }

  private int usedAround(int cell) {
    return used[row(cell)] | used[column(cell)] | used[box(cell)];
  }

  private void toggle(int cell, int digit) {
    used[row(cell)] ^= 1 << digit;
    used[column(cell)] ^= 1 << digit;
    used[box(cell)] ^= 1 << digit;
  }

  private static int row(int cell) {
    return cell / 9;
  }

  private static int column(int cell) {
    return 9 + cell % 9;
  }

  private static int box(int cell) {
    return 18 + cell / 27 * 3 + cell % 9 / 3;
  }
}
