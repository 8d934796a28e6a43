package org.cspworkbench.app.gui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.SavedGame;
import org.jspecify.annotations.Nullable;

/**
 * The games beside the one that is played: one of an earlier day to go on with, until another has
 * begun; the one that has been begun, while its solutions are counted; and the one that was left
 * last to go back to.
 */
public final class OtherGames {

  private final List<Consumer<SavedGame>> beginnings = new ArrayList<>();
  private final List<Consumer<SavedGame>> leavings = new ArrayList<>();
  private @Nullable SavedGame beginning;
  private @Nullable SavedGame offered;
  private @Nullable SavedGame left;

  OtherGames() {}

  /** Lets {@code listener} have every game that is begun or gone on with, as soon as it is. */
  public void addBeginningListener(Consumer<SavedGame> listener) {
    beginnings.add(listener);
  }

  /** Takes note that {@code game} is begun: it is played as soon as its solutions are counted. */
  void begin(SavedGame game) {
    beginning = game;
    beginnings.forEach(listener -> listener.accept(game));
  }

  /** The game that has been begun last, until it is played. */
  public Optional<SavedGame> beginning() {
    return Optional.ofNullable(beginning);
  }

  /**
   * Takes note that the solutions of {@code begun}, a game, are counted.
   *
   * @return whether it can be played; not if another has been begun since, and then it is left
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

  /** Lets {@code listener} have every game that is left for another one before it is over. */
  public void addLeavingListener(Consumer<SavedGame> listener) {
    leavings.add(listener);
  }

  /** Offers a game of an earlier day to go on with. */
  void offer(SavedGame kept) {
    offered = kept;
  }

  /** The game of an earlier day, as long as no other has begun. */
  public Optional<SavedGame> offered() {
    return Optional.ofNullable(offered);
  }

  /** The same, offered no more. */
  Optional<SavedGame> takeOffered() {
    Optional<SavedGame> taken = offered();
    offered = null;
    return taken;
  }

  /** Takes note that another game begins in place of {@code played}, which may be none. */
  void leave(Optional<Game> played) {
    if (played.isEmpty() && beginning != null) {
      return; // the game before has been left already
    }
    Optional<SavedGame> leaving =
        played.isEmpty() ? offered() : played.filter(Game::isUnderWay).map(Game::saved);
    left = leaving.orElse(null);
    leaving.ifPresent(game -> leavings.forEach(listener -> listener.accept(game)));
    offered = null;
  }

  /** The game that was left last, unless it was over or nothing was done in it. */
  Optional<SavedGame> left() {
    return Optional.ofNullable(left);
  }

  /** Offers the game that was left last no more. */
  void forgetLeft() {
    left = null;
  }
}
