package org.cspworkbench.app.cli;

import org.cspworkbench.app.export.RatedPuzzle;

/** Where generated puzzles go, one after the other. */
interface PuzzleTarget extends AutoCloseable {

  /** Nowhere. */
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
   * All puzzles are there.
   *
   * @throws WriteFailure if what is left to do cannot be done
   */
  void complete();

  /** Ends; what is not complete by now is given up. */
  @Override
  void close();
}
