package org.cspworkbench.presentation.game;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;

/**
 * The saved game as a JSON object that a person can read. It is a puzzle in our JSON form, so that
 * whatever reads puzzles reads it too, and has one member more, {@code game}, for what only a game
 * has. A step that can be undone or redone is written as the cells that it changes, each as {@link
 * CellText} says.
 */
public final class GameText {

  /** The member that tells a game from a puzzle. */
  static final String GAME = "game";

  private GameText() {}

  /** {@code game} as text. */
  public static String write(SavedGame game) {
    return GameWriter.write(game);
  }

  /** Whether {@code text} is a saved game, and not only a puzzle. */
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

  /** Returns a lenient reader of {@code text}, since people edit saved games by hand. */
  static JsonReader reader(String text) {
    JsonReader json = new JsonReader(new StringReader(text));
    json.setStrictness(Strictness.LENIENT);
    return json;
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
