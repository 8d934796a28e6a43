package org.cspworkbench.sudoku;

import com.google.common.primitives.ImmutableIntArray;

/** Filled cells that break a rule. Its text states the fact only. */
public sealed interface Conflict permits RepeatedValue, RuleViolation {

  /** Returns the shape of the grid. */
  Shape shape();

  /** Returns the cells that break it together, in reading order. */
  ImmutableIntArray cells();

  /** Returns the message for givens in conflict: the fact, and that there is no solution. */
  default String message() {
    return this + "; the puzzle has no solution";
  }
}
