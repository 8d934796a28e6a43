package org.cspworkbench.xcsp3.models;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.cspworkbench.core.gallery.QuasigroupCompletion;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;

/** Latin squares that are given in part: in each row and column, all cells differ. */
final class LatinModels {

  /** Stands for an empty cell. */
  private static final int HOLE = -1;

  private LatinModels() {}

  /** A complete square with holes (Achlioptas, Gomes, Kautz and Selman 2000). */
  static PublishedModel withHoles(long seed, int order, int holes, long solutions) {
    int[] cells = cells(seed, order, holes);
    return PublishedModel.counted(
        nameOf(seed, order, holes),
        text(order, cells),
        solutions,
        "brute force",
        () -> new Completions(order, cells).count());
  }

  /** The same with more holes than one would try in all ways. */
  static PublishedModel withManyHoles(long seed, int order, int holes) {
    int[] cells = cells(seed, order, holes);
    int[] complete = cells(seed, order, 0);
    return PublishedModel.solvable(
        nameOf(seed, order, holes),
        text(order, cells),
        "the square from which it was made",
        () -> agree(cells, complete) ? new Completions(order, complete).count() : 0);
  }

  private static String nameOf(long seed, int order, int holes) {
    return "LatinHoles-%d-%d-%d".formatted(order, holes, seed);
  }

  private static int[] cells(long seed, int order, int holes) {
    Csp square = QuasigroupCompletion.withHoles(seed, order, holes);
    return square.variables().stream().mapToInt(x -> given(square, x)).toArray();
  }

  private static int given(Csp square, Variable x) {
    Domain left = square.initialDomain(x);
    return left.size() == 1 ? left.min() - 1 : HOLE;
  }

  private static boolean agree(int[] cells, int[] complete) {
    return IntStream.range(0, cells.length)
        .allMatch(i -> cells[i] == HOLE || cells[i] == complete[i]);
  }

  /**
   * Random cells with random numbers, no two of which contradict each other at once; there may be
   * no solution (Gomes and Selman 1997).
   */
  static PublishedModel random(long seed, int order, int givens, long solutions) {
    RandomStream random = new RandomStream(seed);
    int[] cells = new int[order * order];
    Arrays.fill(cells, HOLE);
    for (int left = givens; left > 0; ) {
      int cell = random.nextInt(cells.length);
      int number = random.nextInt(order);
      if (cells[cell] == HOLE && !isTaken(cells, order, cell, number)) {
        cells[cell] = number;
        left--;
      }
    }
    return PublishedModel.counted(
        "LatinRandom-%d-%d-%d".formatted(order, givens, seed),
        text(order, cells),
        solutions,
        "brute force",
        () -> new Completions(order, cells).count());
  }

  private static boolean isTaken(int[] cells, int order, int cell, int number) {
    return IntStream.range(0, order)
        .anyMatch(
            k ->
                cells[cell / order * order + k] == number
                    || cells[k * order + cell % order] == number);
  }

  private static InstanceText text(int order, int[] cells) {
    InstanceText text =
        new InstanceText()
            .array("x", "[%d][%d]".formatted(order, order), "0.." + (order - 1))
            .constraint("<allDifferent><matrix> x[][] </matrix></allDifferent>");
    int[] given = IntStream.range(0, cells.length).filter(i -> cells[i] != HOLE).toArray();
    return text.instantiation(
        InstanceText.names(
            given.length, k -> "x[%d][%d]".formatted(given[k] / order, given[k] % order)),
        IntStream.of(given).map(i -> cells[i]).toArray());
  }

  /** Fills the cell with the fewest numbers left, by masks of rows and columns. */
  private static final class Completions {

    private final int order;
    private final int[] cells;
    private final long[] rows; // the numbers that are still to be placed, one bit each
    private final long[] columns;

    Completions(int order, int[] cells) {
      this.order = order;
      this.cells = cells.clone();
      rows = new long[order];
      columns = new long[order];
      Arrays.fill(rows, (1L << order) - 1);
      Arrays.fill(columns, (1L << order) - 1);
      for (int i = 0; i < cells.length; i++) {
        if (cells[i] != HOLE) {
          flip(i, cells[i]);
        }
      }
    }

    /** Gives the cell the number, or takes it from it. */
    private void flip(int cell, int number) {
      rows[cell / order] ^= 1L << number;
      columns[cell % order] ^= 1L << number;
    }

    long count() {
      int chosen = HOLE;
      int fewest = Integer.MAX_VALUE;
      for (int i = 0; i < cells.length && fewest > 1; i++) {
        if (cells[i] == HOLE) {
          int left = Long.bitCount(rows[i / order] & columns[i % order]);
          if (left < fewest) {
            chosen = i;
            fewest = left;
          }
        }
      }
      if (chosen == HOLE) {
        return 1;
      }
      long solutions = 0;
      for (long left = rows[chosen / order] & columns[chosen % order];
          left != 0;
          left &= left - 1) {
        cells[chosen] = Long.numberOfTrailingZeros(left);
        flip(chosen, cells[chosen]);
        solutions += count();
        flip(chosen, cells[chosen]);
      }
      cells[chosen] = HOLE;
      return solutions;
    }
  }
}
