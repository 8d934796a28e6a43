package org.cspworkbench.app.gui.play;

import java.util.Optional;
import org.cspworkbench.app.game.Autosave;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.Game.Phase;
import org.cspworkbench.presentation.game.GameTally;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.Sheet;
import org.jspecify.annotations.Nullable;

/** Keeps the game in progress after every step, and forgets it when it is over. */
public final class GameKeeper {

  private static final long SECONDS_BETWEEN = 10;

  /** What was kept last. */
  private record Kept(Game game, Sheet sheet, GameTally tally, Phase phase, long tens) {}

  private final PlayModel model;
  private final Autosave autosave;
  private @Nullable Kept last;

  /** Keeps the game of {@code model}. */
  public GameKeeper(PlayModel model, Autosave autosave) {
    this.model = model;
    this.autosave = autosave;
    model.addListener(this::keep);
  }

  /** Keeps the game if there is something new to keep; the time counts every ten seconds. */
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

  /** The game as it is now, if it is not over. */
  public static Optional<SavedGame> inProgress(PlayModel model) {
    return model.game().filter(game -> !isOver(game)).map(Game::saved);
  }

  /** Keeps the game as it is now, whatever was kept before. */
  public void keepNow() {
    last = null;
    keep();
  }
}
