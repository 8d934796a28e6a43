package org.cspworkbench.presentation.game;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import org.cspworkbench.presentation.game.Game.Phase;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.format.JsonPuzzleWriter;

/** A writer of games in the format of {@link GameText}. */
final class GameWriter {

  private final JsonWriter json;

  private GameWriter(JsonWriter json) {
    this.json = json;
  }

  /** Returns {@code game} as text. */
  static String write(SavedGame game) {
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      json.setFormattingStyle(FormattingStyle.PRETTY);
      new GameWriter(json).writeGame(game);
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory does not fail", e);
    }
    return text + "\n";
  }

  private void writeGame(SavedGame game) throws IOException {
    Sheet sheet = game.sheet();
    json.beginObject();
    copyMembers(new JsonPuzzleWriter().write(sheet.grid(), sheet.notes()));
    json.name(GameText.GAME).beginObject();
    json.name("title").value(game.terms().title());
    json.name("phase").value(word(game.phase()));
    json.name("timed").value(game.terms().timed());
    json.name("elapsedMillis").value(game.elapsed().toMillis());
    writeAllowance("hintsAllowed", game.terms().hints());
    json.name("hintsUsed").value(game.tally().hints());
    writeAllowance("errorsAllowed", game.terms().errors());
    json.name("errorsMade").value(game.tally().errors());
    json.name("errorsCount").value(game.tally().errorsCount());
    json.name("placedBySolver").value(game.tally().helped());
    json.name(GameMembers.STRUCK_OUT);
    writeChanges(Sheet.of(sheet.grid()), onlyStruck(sheet));
    writeSteps(GameMembers.UNDO, sheet, game.past().reverse());
    writeSteps(GameMembers.REDO, sheet, game.future());
    json.endObject();
    json.endObject();
  }

  /** Copies the members of the JSON object {@code puzzle}. */
  private void copyMembers(String puzzle) throws IOException {
    JsonReader from = GameText.reader(puzzle);
    from.beginObject();
    while (from.hasNext()) {
      json.name(from.nextName());
      copyValue(from);
    }
  }

  private void copyValue(JsonReader from) throws IOException {
    JsonToken token = from.peek();
    switch (token) {
      case BEGIN_OBJECT -> {
        from.beginObject();
        json.beginObject();
        while (from.hasNext()) {
          json.name(from.nextName());
          copyValue(from);
        }
        from.endObject();
        json.endObject();
      }
      case BEGIN_ARRAY -> {
        from.beginArray();
        json.beginArray();
        while (from.hasNext()) {
          copyValue(from);
        }
        from.endArray();
        json.endArray();
      }
      case NUMBER -> json.value(from.nextLong());
      case STRING -> json.value(from.nextString());
      default -> throw new IllegalStateException("no puzzle is written with " + token);
    }
  }

  /**
   * Returns the parts of the sheet that do not belong to the puzzle: excluded candidates and
   * colours.
   */
  private static Sheet onlyStruck(Sheet sheet) {
    PencilMarks none = PencilMarks.none(sheet.grid().shape());
    return new Sheet(sheet.grid(), none, sheet.struck(), sheet.colours());
  }

  private static String word(Phase phase) {
    return phase.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private void writeAllowance(String name, Allowance allowance) throws IOException {
    json.name(name);
    if (allowance.isUnlimited()) {
      json.value("unlimited");
    } else {
      json.value(allowance.most().getAsInt());
    }
  }

  /**
   * Writes the difference of each sheet from the one before; the first one follows {@code start}.
   */
  private void writeSteps(String name, Sheet start, List<Sheet> sheets) throws IOException {
    json.name(name).beginArray();
    Sheet before = start;
    for (Sheet sheet : sheets) {
      writeChanges(before, sheet);
      before = sheet;
    }
    json.endArray();
  }

  private void writeChanges(Sheet from, Sheet to) throws IOException {
    json.beginObject();
    Shape shape = to.grid().shape();
    for (int cell = 0; cell < shape.cellCount(); cell++) {
      CellText text = CellText.of(to, cell);
      if (!text.equals(CellText.of(from, cell))) {
        json.name(shape.cellName(cell)).value(text.toString());
      }
    }
    json.endObject();
  }
}
