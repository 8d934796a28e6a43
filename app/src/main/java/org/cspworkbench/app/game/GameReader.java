package org.cspworkbench.app.game;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.cspworkbench.app.game.Game.Phase;
import org.cspworkbench.sudoku.Marks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.format.Entry;
import org.cspworkbench.sudoku.format.Fault;
import org.cspworkbench.sudoku.format.Puzzle;
import org.cspworkbench.sudoku.format.PuzzleReader;

/** Reads games that are written as {@link GameFile} says. */
final class GameReader {

  private GameReader() {}

  static SavedGame read(String source, String text) throws UnreadableGameException {
    Puzzle puzzle = puzzle(source, text);
    try {
      JsonObject all = JsonParser.parseString(text).getAsJsonObject();
      return game(puzzle, member(all, GameFile.GAME).getAsJsonObject());
    } catch (JsonParseException
        | IllegalStateException
        | UnsupportedOperationException
        | IllegalArgumentException e) { // a member is missing, or something else than it should be
      throw new UnreadableGameException(
          source + ": expected a saved game, but " + e.getMessage(), e);
    }
  }

  private static SavedGame game(Puzzle puzzle, JsonObject played) {
    Terms terms =
        new Terms(
            member(played, "title").getAsString(),
            allowance(member(played, "hintsAllowed")),
            allowance(member(played, "errorsAllowed")),
            member(played, "timed").getAsBoolean());
    Tally tally =
        new Tally(
            member(played, "hintsUsed").getAsInt(),
            member(played, "errorsMade").getAsInt(),
            member(played, "errorsCount").getAsBoolean(),
            member(played, "placedBySolver").getAsInt());
    Sheet struck = after(Sheet.of(puzzle.grid()), member(played, "struckOut").getAsJsonObject());
    Sheet sheet = new Sheet(puzzle.grid(), puzzle.marks(), struck.struck());
    List<Sheet> past = sheets(sheet, member(played, "undo").getAsJsonArray());
    Collections.reverse(past);
    return new SavedGame(
        terms,
        phase(member(played, "phase").getAsString()),
        ImmutableList.copyOf(past),
        sheet,
        ImmutableList.copyOf(sheets(sheet, member(played, "redo").getAsJsonArray())),
        tally,
        Duration.ofMillis(member(played, "elapsedMillis").getAsLong()));
  }

  private static JsonElement member(JsonObject object, String name) {
    JsonElement member = object.get(name);
    if (member == null) {
      throw new JsonParseException("there is no member '" + name + "' in it");
    }
    return member;
  }

  private static Puzzle puzzle(String source, String text) throws UnreadableGameException {
    try (PuzzleReader reader = PuzzleReader.of(source, new StringReader(text))) {
      Entry entry = reader.next();
      if (entry instanceof Fault fault) {
        throw new UnreadableGameException(fault.message(), null);
      }
      return (Puzzle) entry;
    } catch (IOException e) {
      throw new UnreadableGameException(source + ": cannot be read: " + e.getMessage(), e);
    }
  }

  private static Phase phase(String word) {
    return Phase.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  private static Allowance allowance(JsonElement json) {
    return json.getAsString().equals("unlimited")
        ? Allowance.UNLIMITED
        : Allowance.of(json.getAsInt());
  }

  private static List<Sheet> sheets(Sheet first, JsonArray steps) {
    List<Sheet> sheets = new ArrayList<>();
    Sheet sheet = first;
    for (JsonElement step : steps) {
      sheet = after(sheet, step.getAsJsonObject());
      sheets.add(sheet);
    }
    return sheets;
  }

  private static Sheet after(Sheet sheet, JsonObject changes) {
    Shape shape = sheet.grid().shape();
    int[] values = shape.cells().map(sheet.grid()::value).toArray();
    int[] notes = sheet.notes().masks().toArray();
    int[] struck = sheet.struck().masks().toArray();
    for (Map.Entry<String, JsonElement> change : changes.entrySet()) {
      int cell = cell(shape, change.getKey());
      CellText text = CellText.parse(change.getValue().getAsString());
      values[cell] = text.value();
      notes[cell] = text.notes();
      struck[cell] = text.struck();
    }
    return new Sheet(sheet.grid().withValues(values), Marks.of(notes), Marks.of(struck));
  }

  private static int cell(Shape shape, String name) {
    return shape
        .cellNamed(name)
        .orElseThrow(() -> new JsonParseException("no cell is called '" + name + "'"));
  }
}
