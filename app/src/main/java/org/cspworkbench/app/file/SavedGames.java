package org.cspworkbench.app.file;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import org.cspworkbench.presentation.game.GameText;
import org.cspworkbench.presentation.game.SavedGame;

/** A folder of games that were replaced by another one before they were finished. */
public final class SavedGames {

  private final KeptFiles files;

  /** Uses {@code folder}, which is created with the first game. */
  public SavedGames(Path folder) {
    files = new KeptFiles(folder, "json");
  }

  /**
   * Saves {@code game} in a file named by the time it was left and its title.
   *
   * @throws IOException if this fails
   */
  public Path keep(SavedGame game, LocalDateTime left) throws IOException {
    return files.keep(game.terms().title(), GameText.write(game), left);
  }
}
