package org.cspworkbench.sudoku;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;
import java.util.stream.Collectors;

/**
 * A unit that holds a value more than once.
 *
 * @param shape the shape of the grid
 * @param unit the unit
 * @param value the value
 * @param cells the cells of the unit that hold the value: two or more, in reading order
 */
public record RepeatedValue(Shape shape, Unit unit, int value, ImmutableIntArray cells)
    implements Conflict {

  /**
   * Checks the cells.
   *
   * @param shape the shape of the grid
   * @param unit the unit
   * @param value the value
   * @param cells the cells of the unit that hold the value
   * @throws IllegalArgumentException if there are fewer than two cells
   */
  public RepeatedValue {
    checkArgument(cells.length() >= 2, "%s holds %s only once", unit, value);
  }

  /** Returns the fact: {@code row 2 holds 5 twice (r2c3 and r2c8)}. */
  @Override
  public String toString() {
    int last = cells.length() - 1;
    String allButLast =
        cells.subArray(0, last).stream()
            .mapToObj(shape::cellName)
            .collect(Collectors.joining(", "));
    return String.format(
        "%s holds %s %s (%s and %s)",
        unit, Symbols.of(value), times(), allButLast, shape.cellName(cells.get(last)));
  }

  private String times() {
    return cells.length() == 2 ? "twice" : cells.length() + " times";
  }
}
