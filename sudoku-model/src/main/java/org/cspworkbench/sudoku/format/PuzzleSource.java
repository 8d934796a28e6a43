package org.cspworkbench.sudoku.format;

import java.io.Closeable;
import java.util.Iterator;

/** The puzzles and faults of one file, in their order. */
interface PuzzleSource extends Iterator<Entry>, Closeable {

  /** Returns whether the next one is available without waiting for the source. */
  default boolean isReady() {
    return false;
  }
}
