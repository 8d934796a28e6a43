package org.cspworkbench.sudoku;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;

/**
 * Filled cells that violate a part of a {@link Rule}.
 *
 * @param shape the shape of the grid
 * @param cells the cells, in reading order
 * @param fact the sentence for the violation, in English
 * @param key the key of the same sentence in other languages
 * @param arguments the arguments of the sentence: numbers and names of cells
 */
public record RuleViolation(
    Shape shape, ImmutableIntArray cells, String fact, String key, ImmutableList<Object> arguments)
    implements Conflict {

  @Override
  public String toString() {
    return fact;
  }
}
