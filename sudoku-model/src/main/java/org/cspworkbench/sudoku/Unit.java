package org.cspworkbench.sudoku;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;

/**
 * Cells that must hold different values: a row, a column, a box, or another group that a variant
 * adds.
 *
 * @param name its name, such as {@code row 3}
 * @param cells its cells, in reading order
 */
public record Unit(String name, ImmutableIntArray cells) {

  /**
   * Checks the cells.
   *
   * @param name what people call it
   * @param cells its cells, in reading order
   * @throws IllegalArgumentException if there are fewer than two cells
   */
  public Unit {
    checkArgument(cells.length() >= 2, "%s needs at least two cells", name);
  }

  @Override
  public String toString() {
    return name;
  }
}
