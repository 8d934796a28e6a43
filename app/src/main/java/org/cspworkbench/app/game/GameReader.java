package org.cspworkbench.app.game;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonSyntaxException;
import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
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
      return game(puzzle, member(all, GameFile.GAME, JsonElement::getAsJsonObject));
    } catch (JsonSyntaxException | IllegalStateException e) {
      throw new UnreadableGameException(
          source + ": expected a saved game, but there is a mistake in its JSON", e);
    } catch (JsonParseException | IllegalArgumentException e) { // of ours, with a sentence
      throw new UnreadableGameException(
          source + ": expected a saved game, but " + e.getMessage(), e);
    }
  }

  private static SavedGame game(Puzzle puzzle, JsonObject played) {
    Terms terms =
        new Terms(
            member(played, "title", JsonElement::getAsString),
            member(played, "hintsAllowed", GameReader::allowance),
            member(played, "errorsAllowed", GameReader::allowance),
            member(played, "timed", JsonElement::getAsBoolean));
    Tally tally =
        new Tally(
            member(played, "hintsUsed", JsonElement::getAsInt),
            member(played, "errorsMade", JsonElement::getAsInt),
            member(played, "errorsCount", JsonElement::getAsBoolean),
            member(played, "placedBySolver", JsonElement::getAsInt));
    Sheet fresh = Sheet.of(puzzle.grid());
    Sheet struck = member(played, "struckOut", cells -> after(fresh, cells.getAsJsonObject()));
    Sheet sheet = new Sheet(puzzle.grid(), puzzle.marks(), struck.struck());
    List<Sheet> past = member(played, "undo", steps -> sheets(sheet, steps.getAsJsonArray()));
    Collections.reverse(past);
    List<Sheet> redo = member(played, "redo", steps -> sheets(sheet, steps.getAsJsonArray()));
    return new SavedGame(
        terms,
        member(played, "phase", GameReader::phase),
        ImmutableList.copyOf(past),
        sheet,
        ImmutableList.copyOf(redo),
        tally,
        Duration.ofMillis(member(played, "elapsedMillis", JsonElement::getAsLong)));
  }

  private static <T> T member(JsonObject object, String name, Function<JsonElement, T> kind) {
    JsonElement member = object.get(name);
    if (member == null) {
      throw new JsonParseException("there is no member '" + name + "' in it");
    }
    try {
      return kind.apply(member);
    } catch (IllegalStateException | UnsupportedOperationException | NumberFormatException e) {
      throw new JsonParseException("its member '" + name + "' is not what it should be", e);
    }
  }

  private static Puzzle puzzle(String source, String text) throws UnreadableGameException {
    try (PuzzleReader reader = PuzzleReader.of(source, new StringReader(text))) {
      Entry entry = reader.next();
      if (entry instanceof Fault fault) {
        throw new UnreadableGameException(fault.message(), null);
      }
      return (Puzzle) entry;
    } catch (IOException e) {
      throw new IllegalStateException("a text in memory can be read", e);
    }
  }

  private static Phase phase(JsonElement word) {
    String name = word.getAsString().toUpperCase(Locale.ROOT).replace('-', '_');
    return Arrays.stream(Phase.values())
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow(
            () -> new JsonParseException("no game is in a phase '" + word.getAsString() + "'"));
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
