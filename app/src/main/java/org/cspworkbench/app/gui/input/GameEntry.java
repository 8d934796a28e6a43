package org.cspworkbench.app.gui.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.cspworkbench.app.game.GameFile;
import org.cspworkbench.app.game.SavedGame;
import org.cspworkbench.app.game.UnreadableGameException;

/** Tells saved games from puzzles. */
public final class GameEntry {

  private GameEntry() {}

  /** The game that is saved in {@code file}; empty if it is a puzzle, or something else. */
  public static Optional<SavedGame> ofFile(Path file) {
    try {
      if (Files.isRegularFile(file)) {
        String text = GameFile.text(file);
        if (GameFile.isOne(text)) {
          return Optional.of(GameFile.read(file.toString(), text));
        }
      }
      return Optional.empty();
    } catch (IOException | UnreadableGameException e) {
      return Optional.empty(); // whoever reads it as a puzzle says what is wrong
    }
  }
}
