package org.cspworkbench.app.game;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import org.cspworkbench.app.file.KeptFiles;
import org.cspworkbench.presentation.game.GameText;
import org.cspworkbench.presentation.game.SavedGame;

/**
 * A folder of games that were left for another one, so that none that somebody has begun is lost.
 */
public final class SavedGames {

  private final KeptFiles files;

  /** The games in {@code folder}, which is made when there is one to keep. */
  public SavedGames(Path folder) {
    files = new KeptFiles(folder, "json");
  }

  /**
   * Keeps {@code game} in a file named by when it was left and what it is called.
   *
   * @throws IOException if that cannot be done
   */
  public Path keep(SavedGame game, LocalDateTime left) throws IOException {
    return files.keep(game.terms().title(), GameText.write(game), left);
  }
}
