package org.cspworkbench.app.gui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.cspworkbench.app.file.GameFile;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.game.GameText;
import org.cspworkbench.presentation.game.SavedGame;

/** Distinguishes saved games from puzzles. */
public final class GameEntry {

  private GameEntry() {}

  /** Returns the game saved in {@code file}; empty if the file holds a puzzle or anything else. */
  public static Optional<SavedGame> ofFile(Path file) {
    try {
      if (Files.isRegularFile(file)) {
        String text = GameFile.text(file);
        if (GameText.isOne(text)) {
          return Optional.of(GameText.read(file.toString(), text));
        }
      }
      return Optional.empty();
    } catch (IOException | UnreadableException e) {
      return Optional.empty(); // the reader of puzzles reports the error
    }
  }
}
