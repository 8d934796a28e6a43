package org.cspworkbench.viewer.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.SavedGame;
import org.jspecify.annotations.Nullable;

/**
 * The games other than the current one: the game of the previous session that can be resumed until
 * another one begins; the game that is starting, while its solutions are counted; and the previous
 * game, to which the player can return.
 */
public final class OtherGames {

  private final List<Consumer<SavedGame>> beginnings = new ArrayList<>();
  private final List<Consumer<SavedGame>> leavings = new ArrayList<>();
  private @Nullable SavedGame beginning;
  private @Nullable SavedGame offered;
  private @Nullable SavedGame left;

  OtherGames() {}

  /** Registers a listener that is notified of every game that is begun or resumed. */
  public void addBeginningListener(Consumer<SavedGame> listener) {
    beginnings.add(listener);
  }

  /**
   * Records that {@code game} begins; it becomes the current game when its solutions are counted.
   */
  void begin(SavedGame game) {
    beginning = game;
    beginnings.forEach(listener -> listener.accept(game));
  }

  /** Returns the game that is starting, until it becomes the current one. */
  public Optional<SavedGame> beginning() {
    return Optional.ofNullable(beginning);
  }

  /**
   * Records that the solutions of {@code begun} have been counted, which gives {@code game}.
   *
   * @return whether the game becomes the current one; false if another one has begun since
   */
  boolean finish(SavedGame begun, Game game) {
    if (begun.equals(beginning)) {
      beginning = null;
      return true;
    }
    if (game.isUnderWay()) {
      leavings.forEach(listener -> listener.accept(begun));
    }
    return false;
  }

  /**
   * Registers a listener that is notified of every unfinished game that is replaced by another one.
   */
  public void addLeavingListener(Consumer<SavedGame> listener) {
    leavings.add(listener);
  }

  /** Offers a game of the previous session to be resumed. */
  void offer(SavedGame kept) {
    offered = kept;
  }

  /** Returns the game of the previous session, until another game begins. */
  public Optional<SavedGame> offered() {
    return Optional.ofNullable(offered);
  }

  /** Returns the game of the previous session and withdraws the offer. */
  Optional<SavedGame> takeOffered() {
    Optional<SavedGame> taken = offered();
    offered = null;
    return taken;
  }

  /** Records that another game replaces {@code played}, which may be empty. */
  void leave(Optional<Game> played) {
    if (played.isEmpty() && beginning != null) {
      return; // the previous game has been recorded already
    }
    Optional<SavedGame> leaving =
        played.isEmpty() ? offered() : played.filter(Game::isUnderWay).map(Game::saved);
    left = leaving.orElse(null);
    leaving.ifPresent(game -> leavings.forEach(listener -> listener.accept(game)));
    offered = null;
  }

  /** Returns the previous game; empty if it was over or unchanged. */
  Optional<SavedGame> left() {
    return Optional.ofNullable(left);
  }

  /** Withdraws the offer to return to the previous game. */
  void forgetLeft() {
    left = null;
  }
}
