package org.cspworkbench.app.gui.play;

import java.util.Optional;

/** The Sudoku that is open elsewhere and waits to be played, as another game is under way. */
public interface WaitingPuzzle {

  /** Its title, if one waits. */
  Optional<String> title();

  /** Begins a game with it; the game that is under way is kept. */
  void play();
}
