package org.cspworkbench.presentation.game;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;

/**
 * Saved games as readable JSON objects. An object is a puzzle in the JSON format of this project,
 * so that every reader of puzzles accepts it, with an additional member {@code game} for the rest.
 * A step to undo or redo is written as the cells that it changes, in the format of {@link
 * CellText}.
 */
public final class GameText {

  /** The member that distinguishes a game from a puzzle. */
  static final String GAME = "game";

  private GameText() {}

  /** Returns {@code game} as text. */
  public static String write(SavedGame game) {
    return GameWriter.write(game);
  }

  /** Returns whether {@code text} is a saved game, and not only a puzzle. */
  public static boolean isOne(String text) {
    JsonReader json = reader(text);
    try {
      if (json.peek() != JsonToken.BEGIN_OBJECT) {
        return false;
      }
      boolean isGame = false;
      json.beginObject();
      while (json.hasNext()) {
        isGame |= json.nextName().equals(GAME);
        json.skipValue();
      }
      json.endObject();
      return isGame && json.peek() == JsonToken.END_DOCUMENT;
    } catch (IOException | IllegalStateException e) {
      return false;
    }
  }

  /** Returns a lenient reader of {@code text}, because users edit saved games by hand. */
  static JsonReader reader(String text) {
    JsonReader json = new JsonReader(new StringReader(text));
    json.setStrictness(Strictness.LENIENT);
    return json;
  }

  /**
   * Parses a saved game.
   *
   * @param source the name of the text in messages
   * @throws UnreadableGameException if {@code text} is not a saved game; the message states the
   *     reason
   */
  public static SavedGame read(String source, String text) throws UnreadableGameException {
    return GameReader.read(source, text);
  }
}
