package org.cspworkbench.sudoku.format;

/** What a reader finds, one after the other: a puzzle, or a fault in place of one. */
public sealed interface Entry permits Puzzle, Fault {

  /** Where it begins, or where the fault lies. */
  Position position();
}
