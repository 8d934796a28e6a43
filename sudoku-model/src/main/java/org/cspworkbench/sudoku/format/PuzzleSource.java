package org.cspworkbench.sudoku.format;

import java.io.Closeable;
import java.util.Iterator;

/** The puzzles of one file in the order in which they stand, and the faults in their place. */
interface PuzzleSource extends Iterator<Found>, Closeable {

  /**
   * Returns whether the next one is there already, so that to take it means no waiting for the
   * source.
   */
  default boolean isReady() {
    return false;
  }
}
