package org.cspworkbench.sudoku;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;

/**
 * Cells along which the values increase, from the bulb of the thermometer to its tip.
 *
 * @param path the cells, the bulb first, each next to the one before it, each once
 */
public record Thermometer(ImmutableIntArray path) {

  /**
   * Checks the cells.
   *
   * @param path the cells, the bulb first
   * @throws IllegalArgumentException if there are fewer than two cells, or a cell occurs twice
   */
  public Thermometer {
    checkArgument(path.length() >= 2, "a thermometer needs at least two cells");
    checkArgument(
        path.stream().distinct().count() == path.length(), "a cell stands in a thermometer twice");
  }

  /** Returns a thermometer through these cells, the bulb first. */
  public static Thermometer of(int... path) {
    return new Thermometer(ImmutableIntArray.copyOf(path));
  }
}
