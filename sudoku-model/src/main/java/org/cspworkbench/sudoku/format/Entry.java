package org.cspworkbench.sudoku.format;

import org.cspworkbench.document.SourcePosition;

/** What a reader reads, one after the other: a puzzle, or a fault in place of one. */
public sealed interface Entry permits Puzzle, Fault {

  /** Returns where it begins, or where the fault lies. */
  SourcePosition position();
}
