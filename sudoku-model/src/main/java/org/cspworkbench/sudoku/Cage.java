package org.cspworkbench.sudoku;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;

/**
 * Cells of a killer Sudoku that hold different values, whose sum is known.
 *
 * @param cells the cells, ascending, each once
 * @param sum the sum of their values
 */
public record Cage(ImmutableIntArray cells, int sum) {

  /**
   * Checks the cells.
   *
   * @param cells the cells
   * @param sum the sum of their values
   * @throws IllegalArgumentException if there is no cell, a cell occurs twice, or the sum is less
   *     than their number
   */
  public Cage {
    checkArgument(!cells.isEmpty(), "a cage needs a cell");
    checkArgument(
        cells.stream().distinct().count() == cells.length(), "a cell stands in a cage twice");
    checkArgument(sum >= cells.length(), "%s cells cannot add up to %s", cells.length(), sum);
    cells = ImmutableIntArray.copyOf(cells.stream().sorted());
  }
}
