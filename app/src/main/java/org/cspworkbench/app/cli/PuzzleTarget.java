package org.cspworkbench.app.cli;

import org.cspworkbench.app.export.RatedPuzzle;

/** A destination of generated puzzles. */
interface PuzzleTarget extends AutoCloseable {

  /** A destination that discards everything. */
  PuzzleTarget NOWHERE =
      new PuzzleTarget() {
        @Override
        public void add(RatedPuzzle puzzle) {}

        @Override
        public void complete() {}

        @Override
        public void close() {}
      };

  /**
   * Adds a puzzle.
   *
   * @throws WriteFailure if it cannot be written
   */
  void add(RatedPuzzle puzzle);

  /**
   * Completes the output after the last puzzle.
   *
   * @throws WriteFailure if this fails
   */
  void complete();

  /** Closes the destination; incomplete output is discarded. */
  @Override
  void close();
}
