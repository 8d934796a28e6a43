package org.cspworkbench.sudoku;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;

/**
 * Filled cells that break a part of a {@link Rule}.
 *
 * @param shape the shape of the grid
 * @param cells the cells, in reading order
 * @param fact what is broken, in English
 * @param key the name of the same sentence among those of other languages
 * @param arguments what is filled in there: numbers and names of cells
 */
public record RuleViolation(
    Shape shape, ImmutableIntArray cells, String fact, String key, ImmutableList<Object> arguments)
    implements Conflict {

  @Override
  public String toString() {
    return fact;
  }
}
