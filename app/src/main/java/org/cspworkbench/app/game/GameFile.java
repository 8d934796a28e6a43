package org.cspworkbench.app.game;

import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import org.cspworkbench.app.file.WholeText;

/**
 * The saved game as a JSON object that a person can read. It is a puzzle in our JSON form, so that
 * whatever reads puzzles reads it too, and has one member more, {@code game}, for what only a game
 * has. A step that can be undone or redone is written as the cells that it changes, each as {@link
 * CellText} says.
 */
public final class GameFile {

  /** The member that tells a game from a puzzle. */
  static final String GAME = "game";

  /** A game of many thousand steps that can be undone has less. */
  private static final int LARGEST = 16 << 20;

  private GameFile() {}

  /**
   * What is in {@code file}, which may be a saved game.
   *
   * @throws IOException if it cannot be read, or is too large for a saved game
   */
  public static String text(Path file) throws IOException {
    return WholeText.read(file, LARGEST);
  }

  /** {@code game} as text. */
  public static String write(SavedGame game) {
    return GameWriter.write(game);
  }

  /** Whether {@code text} is a saved game, and not only a puzzle. */
  public static boolean isOne(String text) {
    try {
      JsonElement json = JsonParser.parseString(text);
      return json.isJsonObject() && json.getAsJsonObject().has(GAME);
    } catch (JsonParseException e) {
      return false;
    }
  }

  /**
   * The game that {@code text} tells of.
   *
   * @param source what people call the text, for messages
   * @throws UnreadableGameException if it tells of none, with the reason
   */
  public static SavedGame read(String source, String text) throws UnreadableGameException {
    return GameReader.read(source, text);
  }
}
