package org.cspworkbench.app.game;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Locale;
import org.cspworkbench.app.game.Game.Phase;
import org.cspworkbench.sudoku.Marks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.format.JsonPuzzleWriter;

/** Writes games as {@link GameFile} says. */
final class GameWriter {

  private static final Gson PRETTY =
      new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

  private GameWriter() {}

  /** {@code game} as text. */
  static String write(SavedGame game) {
    Sheet sheet = game.sheet();
    JsonObject object =
        JsonParser.parseString(new JsonPuzzleWriter().write(sheet.grid(), sheet.notes()))
            .getAsJsonObject();
    JsonObject played = new JsonObject();
    played.addProperty("title", game.terms().title());
    played.addProperty("phase", word(game.phase()));
    played.addProperty("timed", game.terms().timed());
    played.addProperty("elapsedMillis", game.elapsed().toMillis());
    played.add("hintsAllowed", number(game.terms().hints()));
    played.addProperty("hintsUsed", game.tally().hints());
    played.add("errorsAllowed", number(game.terms().errors()));
    played.addProperty("errorsMade", game.tally().errors());
    played.addProperty("errorsCount", game.tally().errorsCount());
    played.addProperty("placedBySolver", game.tally().helped());
    played.add("struckOut", changes(Sheet.of(sheet.grid()), onlyStruck(sheet)));
    played.add("undo", steps(sheet, game.past().reverse()));
    played.add("redo", steps(sheet, game.future()));
    object.add(GameFile.GAME, played);
    return PRETTY.toJson(object) + "\n";
  }

  private static Sheet onlyStruck(Sheet sheet) {
    return new Sheet(sheet.grid(), Marks.none(sheet.grid().shape()), sheet.struck());
  }

  private static String word(Phase phase) {
    return phase.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static JsonElement number(Allowance allowance) {
    return allowance.isUnlimited()
        ? new JsonPrimitive("unlimited")
        : new JsonPrimitive(allowance.most().getAsInt());
  }

  /**
   * For each sheet what is other on it than on the one before; {@code first} is that of the first.
   */
  private static JsonArray steps(Sheet first, List<Sheet> sheets) {
    JsonArray steps = new JsonArray();
    Sheet before = first;
    for (Sheet sheet : sheets) {
      steps.add(changes(before, sheet));
      before = sheet;
    }
    return steps;
  }

  private static JsonObject changes(Sheet from, Sheet to) {
    JsonObject changes = new JsonObject();
    Shape shape = to.grid().shape();
    for (int cell = 0; cell < shape.cellCount(); cell++) {
      CellText text = CellText.of(to, cell);
      if (!text.equals(CellText.of(from, cell))) {
        changes.addProperty(shape.cellName(cell), text.toString());
      }
    }
    return changes;
  }
}
