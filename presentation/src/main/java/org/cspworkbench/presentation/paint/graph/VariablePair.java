package org.cspworkbench.presentation.paint.graph;

/**
 * Two variables that a constraint joins, in a direction: as an arc, by which the first may lose
 * values without support in the second.
 *
 * @param first the index of the first variable
 * @param second the index of the second variable
 */
public record VariablePair(int first, int second) {

  /** Returns the pair in the other direction. */
  public VariablePair reversed() {
    return new VariablePair(second, first);
  }
}
