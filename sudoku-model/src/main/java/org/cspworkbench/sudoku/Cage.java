package org.cspworkbench.sudoku;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;
import java.util.OptionalInt;

/**
 * Cells of a killer Sudoku that hold different values; in most cages their sum is known.
 *
 * @param cells the cells, ascending, each once
 * @param sum the sum of their values, if it is known
 */
public record Cage(ImmutableIntArray cells, OptionalInt sum) {

  /**
   * Checks the cells.
   *
   * @param cells the cells
   * @param sum the sum of their values, if it is known
   * @throws IllegalArgumentException if there is no cell, a cell occurs twice, or the sum is less
   *     than their number
   */
  public Cage {
    checkArgument(!cells.isEmpty(), "a cage needs a cell");
    checkArgument(
        cells.stream().distinct().count() == cells.length(), "a cell stands in a cage twice");
    if (sum.isPresent()) {
      checkArgument(
          sum.getAsInt() >= cells.length(),
          "%s cells cannot add up to %s",
          cells.length(),
          sum.getAsInt());
    }
    cells = ImmutableIntArray.copyOf(cells.stream().sorted());
  }

  /** Creates a cage whose sum is known. */
  public Cage(ImmutableIntArray cells, int sum) {
    this(cells, OptionalInt.of(sum));
  }
}
