package org.cspworkbench.sudoku;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;

/**
 * All conflicts of a grid: the cells that violate a unit or another rule.
 *
 * @param all the conflicts, by unit in the order of the shape, then by value; then by rule
 */
public record GridConflicts(ImmutableList<Conflict> all) {

  /** Finds the conflicts of {@code grid}. */
  public static GridConflicts in(Grid grid) {
    ImmutableList.Builder<Conflict> found = ImmutableList.builder();
    for (Unit unit : grid.shape().units()) {
      int repeated = repeatedValues(grid, unit);
      for (int value = 1; repeated >> value != 0; value++) {
        if ((repeated >> value & 1) != 0) {
          found.add(new RepeatedValue(grid.shape(), unit, value, cellsHolding(grid, unit, value)));
        }
      }
    }
    grid.shape().rules().forEach(rule -> found.addAll(rule.conflicts(grid)));
    return new GridConflicts(found.build());
  }

  /** Returns the values that {@code unit} holds more than once, value v as bit v. */
  private static int repeatedValues(Grid grid, Unit unit) {
    int seen = 0;
    int repeated = 0;
    for (int i = 0; i < unit.cells().length(); i++) {
      int value = 1 << grid.value(unit.cells().get(i));
      repeated |= seen & value;
      seen |= value;
    }
    return repeated & ~1; // empty cells, as value 0, do repeat
  }

  private static ImmutableIntArray cellsHolding(Grid grid, Unit unit, int value) {
    return ImmutableIntArray.copyOf(
        unit.cells().stream().filter(cell -> grid.value(cell) == value));
  }

  /** Returns whether there is no conflict. */
  public boolean isEmpty() {
    return all.isEmpty();
  }

  /** Returns whether {@code cell} is part of a conflict. */
  public boolean involve(int cell) {
    return all.stream().anyMatch(conflict -> conflict.cells().contains(cell));
  }
}
