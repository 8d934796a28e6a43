package org.cspworkbench.viewer.play;

import java.util.Optional;
import org.cspworkbench.presentation.game.Assessment;
import org.cspworkbench.presentation.game.Game;
import org.jspecify.annotations.Nullable;

/** The remarks on a game that stay until they are dismissed: on its puzzle and on what is typed. */
public final class GameRemarks {

  private final Runnable listener;
  private @Nullable Character unknownSymbol;
  private boolean isPuzzleDismissed;

  /** Calls {@code listener} when a remark appears or is dismissed. */
  GameRemarks(Runnable listener) {
    this.listener = listener;
  }

  /** Clears the remarks for a new game. */
  void reset() {
    unknownSymbol = null;
    isPuzzleDismissed = false;
  }

  /** Reports that {@code symbol} was typed, which is no value of the puzzle. */
  public void reject(char symbol) {
    unknownSymbol = symbol;
    listener.run();
  }

  /** Returns the symbol that was typed and is no value of the puzzle, until the next action. */
  public Optional<Character> unknownSymbol() {
    return Optional.ofNullable(unknownSymbol);
  }

  /** Removes the remark on what was typed. */
  void forgetSymbol() {
    unknownSymbol = null;
  }

  /** Returns whether there is a remark on the puzzle of {@code game} that was not dismissed. */
  boolean isOnPuzzle(Game game) {
    return game.assessment().kind() != Assessment.Kind.ONE && !isPuzzleDismissed;
  }

  /** Dismisses the remark on what was typed; returns whether there was one. */
  boolean dismissSymbol() {
    boolean isDismissed = unknownSymbol != null;
    forgetSymbol();
    if (isDismissed) {
      listener.run();
    }
    return isDismissed;
  }

  /** Dismisses the remark on the puzzle of {@code game}; returns whether there was one. */
  boolean dismissPuzzle(Game game) {
    boolean isDismissed = isOnPuzzle(game);
    isPuzzleDismissed = true;
    return isDismissed;
  }
}
