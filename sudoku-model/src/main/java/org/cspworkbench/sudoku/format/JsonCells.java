package org.cspworkbench.sudoku.format;

import com.google.common.primitives.ImmutableIntArray;
import com.google.gson.stream.JsonToken;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.JsonDocument;
import org.cspworkbench.sudoku.Symbols;

/**
 * A member of a JSON object that stands for cells: a text, or a list of texts and numbers, or a
 * list of such lists.
 *
 * @param position where it begins
 * @param numbers one for each cell, 0 where it is empty
 */
record JsonCells(SourcePosition position, ImmutableIntArray numbers) {

  /** No puzzle has more cells. */
  static final int MOST_CELLS = Symbols.MAX_VALUE * Symbols.MAX_VALUE;

  /** Reads the next value. */
  static JsonCells read(JsonDocument json) throws UnreadableException {
    if (json.peek() == JsonToken.STRING) {
      JsonDocument.Text text = json.text();
      List<Integer> numbers = new ArrayList<>();
      addSymbols(numbers, text);
      return new JsonCells(text.position(), ImmutableIntArray.copyOf(numbers));
    }
    return read(json, json.position());
  }

  /** Reads the next value; faults that lie in all of it lie at {@code position}. */
  static JsonCells read(JsonDocument json, SourcePosition position) throws UnreadableException {
    List<Integer> numbers = new ArrayList<>();
    add(numbers, json, position);
    return new JsonCells(position, ImmutableIntArray.copyOf(numbers));
  }

  private static void add(List<Integer> numbers, JsonDocument json, SourcePosition position)
      throws UnreadableException {
    if (numbers.size() > MOST_CELLS) {
      throw tooMany(position);
    }
    switch (json.peek()) {
      case NUMBER -> numbers.add(json.number(0, Symbols.MAX_VALUE));
      case NULL -> {
        json.skip();
        numbers.add(0);
      }
      case STRING -> addSymbols(numbers, json.text());
      default -> {
        json.beginArray();
        while (json.hasNext()) {
          add(numbers, json, position);
        }
        json.endArray();
      }
    }
  }

  private static void addSymbols(List<Integer> numbers, JsonDocument.Text placed)
      throws UnreadableException {
    String text = placed.value();
    for (int i = 0; i < text.length(); i++) {
      SourcePosition position = placed.positionOf(i);
      int value = Symbols.valueOf(text.charAt(i));
      if (value == Symbols.UNKNOWN && !FrameCharacters.BLANK.matches(text.charAt(i))) {
        String found = text.substring(i, i + Character.charCount(text.codePointAt(i)));
        throw new UnreadableException(
            position, "expected a digit 1-9, a letter A-P or '.', found " + Quote.of(found));
      }
      if (numbers.size() > MOST_CELLS) {
        throw tooMany(position);
      }
      if (value != Symbols.UNKNOWN) {
        numbers.add(value);
      }
    }
  }

  private static UnreadableException tooMany(SourcePosition position) {
    return new UnreadableException(
        position, "expected at most " + MOST_CELLS + " cells, found more");
  }
}
