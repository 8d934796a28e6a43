package org.cspworkbench.presentation.game;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.gson.JsonParseException;
import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.cspworkbench.presentation.game.Game.Phase;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.format.Entry;
import org.cspworkbench.sudoku.format.Fault;
import org.cspworkbench.sudoku.format.Puzzle;
import org.cspworkbench.sudoku.format.PuzzleReader;

/** A reader of games in the format of {@link GameText}. */
final class GameReader {

  private GameReader() {}

  static SavedGame read(String source, String text) throws UnreadableGameException {
    Puzzle puzzle = puzzle(source, text);
    try {
      return game(puzzle, members(text));
    } catch (IOException | IllegalStateException e) {
      throw new UnreadableGameException(
          source + ": expected a saved game, but there is a mistake in its JSON", e);
    } catch (JsonParseException
        | IllegalArgumentException e) { // thrown by this package, with a sentence
      throw new UnreadableGameException(
          source + ": expected a saved game, but " + e.getMessage(), e);
    }
  }

  private static GameMembers members(String text) throws IOException {
    JsonReader json = GameText.reader(text);
    GameMembers members = null;
    json.beginObject();
    while (json.hasNext()) {
      if (json.nextName().equals(GameText.GAME)) {
        members = GameMembers.read(json);
      } else {
        json.skipValue();
      }
    }
    json.endObject();
    if (members == null) {
      throw new JsonParseException("there is no member '" + GameText.GAME + "' in it");
    }
    return members;
  }

  private static SavedGame game(Puzzle puzzle, GameMembers played) {
    Terms terms =
        new Terms(
            played.word("title"),
            played.value("hintsAllowed", GameReader::allowance),
            played.value("errorsAllowed", GameReader::allowance),
            played.value("timed", GameReader::truth));
    GameTally tally =
        new GameTally(
            played.value("hintsUsed", Integer::parseInt),
            played.value("errorsMade", Integer::parseInt),
            played.value("errorsCount", GameReader::truth),
            played.value("placedBySolver", Integer::parseInt));
    Sheet struck = Sheet.of(puzzle.grid());
    for (Sheet changed : sheets(struck, played.steps(GameMembers.STRUCK_OUT))) {
      struck = changed;
    }
    Sheet sheet = new Sheet(puzzle.grid(), puzzle.marks(), struck.struck(), struck.colours());
    return new SavedGame(
        terms,
        played.value("phase", GameReader::phase),
        sheets(sheet, played.steps(GameMembers.UNDO)).reverse(),
        sheet,
        sheets(sheet, played.steps(GameMembers.REDO)),
        tally,
        Duration.ofMillis(played.value("elapsedMillis", Long::parseLong)));
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

  private static boolean truth(String word) {
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new NumberFormatException(word);
    };
  }

  private static Phase phase(String word) {
    String name = word.toUpperCase(Locale.ROOT).replace('-', '_');
    return Arrays.stream(Phase.values())
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new JsonParseException("no game is in a phase '" + word + "'"));
  }

  private static Allowance allowance(String word) {
    return word.equals("unlimited") ? Allowance.UNLIMITED : Allowance.of(Integer.parseInt(word));
  }

  private static ImmutableList<Sheet> sheets(Sheet first, List<Map<String, String>> steps) {
    List<Sheet> sheets = new ArrayList<>();
    Sheet sheet = first;
    for (Map<String, String> step : steps) {
      sheet = after(sheet, step);
      sheets.add(sheet);
    }
    return ImmutableList.copyOf(sheets);
  }

  private static Sheet after(Sheet sheet, Map<String, String> changes) {
    Shape shape = sheet.grid().shape();
    int[] values = shape.cells().map(sheet.grid()::value).toArray();
    int[] notes = sheet.notes().masks().toArray();
    int[] struck = sheet.struck().masks().toArray();
    int[] colours = sheet.colours().numbers().toArray();
    for (Map.Entry<String, String> change : changes.entrySet()) {
      int cell = cell(shape, change.getKey());
      CellText text = CellText.parse(change.getValue());
      values[cell] = text.value();
      notes[cell] = text.notes();
      struck[cell] = text.struck();
      colours[cell] = text.colour();
    }
    return new Sheet(
        sheet.grid().withValues(values),
        PencilMarks.of(notes),
        PencilMarks.of(struck),
        new CellColours(ImmutableIntArray.copyOf(colours)));
  }

  private static int cell(Shape shape, String name) {
    return shape
        .cellNamed(name)
        .orElseThrow(() -> new JsonParseException("no cell is called '" + name + "'"));
  }
}
