package org.cspworkbench.app.gui;

import org.cspworkbench.app.gui.run.Transport;

/** A workspace in which tapes are played: those of solvers at the puzzle that is at hand. */
abstract class TapeWorkspace implements Workspace {

  final PuzzleAtHand puzzle;

  /** For tapes about {@code puzzle}. */
  TapeWorkspace(PuzzleAtHand puzzle) {
    this.puzzle = puzzle;
  }

  /** What the keys of a tape act on in it. */
  abstract Transport transport();

  /** Lets a note be written to a bookmark where the viewer stands. */
  abstract void writeNote();

  @Override
  public final String title() {
    return puzzle.watchedTitle();
  }

  @Override
  public final boolean isReady() {
    return puzzle.canWatch();
  }
}
