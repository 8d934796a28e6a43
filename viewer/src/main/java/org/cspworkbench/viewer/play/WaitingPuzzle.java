package org.cspworkbench.viewer.play;

import java.util.Optional;

/**
 * A Sudoku that is open in another workspace and not yet played because another game is in
 * progress.
 */
public interface WaitingPuzzle {

  /** Returns the title of the puzzle, if there is one. */
  Optional<String> title();

  /** Begins a game with the puzzle; the game in progress is kept. */
  void play();
}
