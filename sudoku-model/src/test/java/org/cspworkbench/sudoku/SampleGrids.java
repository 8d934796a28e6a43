package org.cspworkbench.sudoku;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Grids for tests, made by a formula, so that no reader and no solver takes part in making them.
 */
public final class SampleGrids {

  private SampleGrids() {}

  /**
   * The values of a solved grid: every row is the first one shifted, by the width of a box from row
   * to row within a band, and by one more from band to band.
   */
  public static int[] solvedValues(Shape shape) {
    return shape
        .cells()
        .map(
            cell -> {
              int row = shape.row(cell);
              int shift = shape.boxColumns() * (row % shape.boxRows()) + row / shape.boxRows();
              return (shift + shape.column(cell)) % shape.size() + 1;
            })
        .toArray();
  }

  /** A solved grid, all of it given. */
  public static Grid solved(Shape shape) {
    return Grid.ofGivens(shape, solvedValues(shape));
  }

  /**
   * A puzzle with about two cells in five given; the first holds the largest value. The same for
   * the same seed.
   */
  public static Grid puzzle(Shape shape, long seed) {
    Random random = new Random(seed);
    List<Integer> names = new ArrayList<>(IntStream.range(1, shape.size()).boxed().toList());
    Collections.shuffle(names, random);
    names.add(0, shape.size());
    int[] values = solvedValues(shape);
    for (int cell = 0; cell < values.length; cell++) {
      boolean given = cell == 0 || random.nextInt(5) < 2;
      values[cell] = given ? names.get(values[cell] - 1) : 0;
    }
    return Grid.ofGivens(shape, values);
  }
}
