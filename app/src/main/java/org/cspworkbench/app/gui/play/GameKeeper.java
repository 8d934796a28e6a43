package org.cspworkbench.app.gui.play;

import java.util.Optional;
import org.cspworkbench.app.file.Autosave;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.Game.Phase;
import org.cspworkbench.presentation.game.GameTally;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.Sheet;
import org.cspworkbench.viewer.play.PlayModel;
import org.jspecify.annotations.Nullable;

/** Saves the game in progress after each step, and deletes the saved game when the game is over. */
public final class GameKeeper {

  private static final long SECONDS_BETWEEN = 10;

  /** The state that was saved last. */
  private record Kept(Game game, Sheet sheet, GameTally tally, Phase phase, long tens) {}

  private final PlayModel model;
  private final Autosave autosave;
  private @Nullable Kept last;

  /** Saves the game of {@code model} after each change. */
  public GameKeeper(PlayModel model, Autosave autosave) {
    this.model = model;
    this.autosave = autosave;
    model.addListener(this::keep);
  }

  /** Saves the game if it has changed; the elapsed time is saved every ten seconds. */
  public void keep() {
    model.game().ifPresent(this::keep);
  }

  private void keep(Game game) {
    long tens = game.clock().elapsed().toSeconds() / SECONDS_BETWEEN;
    Kept now = new Kept(game, game.sheet(), game.tally(), game.phase(), tens);
    if (now.equals(last) || game.isInStage()) {
      return;
    }
    last = now;
    if (isOver(game)) {
      autosave.forget();
    } else {
      autosave.keep(game.saved());
    }
  }

  private static boolean isOver(Game game) {
    return game.phase() == Phase.WON || game.phase() == Phase.REVEALED;
  }

  /** Returns the current game, if it is not over. */
  public static Optional<SavedGame> inProgress(PlayModel model) {
    return model.game().filter(game -> !isOver(game)).map(Game::saved);
  }

  /** Saves the current game even if it has not changed. */
  public void keepNow() {
    last = null;
    keep();
  }
}
