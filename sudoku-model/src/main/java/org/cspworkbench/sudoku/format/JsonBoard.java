package org.cspworkbench.sudoku.format;

import com.google.common.primitives.ImmutableIntArray;
import com.google.gson.stream.JsonToken;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.JsonDocument;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.JigsawRegions;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * A board as a list of rows. A row is a text, or a list of cells: numbers, texts or, as f-puzzles
 * and SudokuPad write them, objects with the {@code value} of a cell, whether it is {@code given},
 * its pencil marks and its {@code region}.
 */
final class JsonBoard {

  private static final int NO_REGION = -1;

  private final SourcePosition position;
  private final List<Integer> values = new ArrayList<>();
  private final Set<Integer> given = new HashSet<>(); // as far as a cell states that it is
  private final List<Integer> marks = new ArrayList<>();
  private final List<Integer> regions = new ArrayList<>(); // only NO_REGION if none is stated
  private boolean anyObject;

  private JsonBoard(SourcePosition position) {
    this.position = position;
  }

  /** Reads the rows of the list that the document has entered, up to its end. */
  static JsonBoard readRows(JsonDocument json, SourcePosition position) throws UnreadableException {
    JsonBoard board = new JsonBoard(position);
    while (json.hasNext()) {
      if (json.peek() == JsonToken.BEGIN_ARRAY) {
        json.beginArray();
        while (json.hasNext()) {
          board.readCell(json);
        }
        json.endArray();
      } else {
        JsonCells.read(json, json.position()).numbers().forEach(board::add);
      }
      if (board.values.size() > JsonCells.MOST_CELLS) {
        throw new UnreadableException(
            position, "expected at most " + JsonCells.MOST_CELLS + " cells, found more");
      }
    }
    json.endArray();
    return board;
  }

  private void add(int value) {
    values.add(value);
    marks.add(0);
    regions.add(NO_REGION);
  }

  private void readCell(JsonDocument json) throws UnreadableException {
    if (json.peek() != JsonToken.BEGIN_OBJECT) {
      ImmutableIntArray one = JsonCells.read(json, json.position()).numbers();
      add(one.isEmpty() ? 0 : one.get(0));
      return;
    }
    anyObject = true;
    int value = 0;
    boolean isGiven = false;
    int mask = 0;
    int region = NO_REGION;
    json.beginObject();
    while (json.hasNext()) {
      switch (json.name()) {
        case "value" -> value = value(json);
        case "given" -> isGiven = json.truth();
        case "region" -> region = json.number(0, Symbols.MAX_VALUE - 1);
        case "givenPencilMarks", "centerPencilMarks", "centremarks" -> mask |= mask(json);
        default -> json.skip();
      }
    }
    json.endObject();
    add(value);
    if (isGiven) {
      given.add(values.size() - 1);
    }
    marks.set(marks.size() - 1, value > 0 ? 0 : mask);
    regions.set(regions.size() - 1, region);
  }

  /** Reads a number, or a text with one. */
  private static int value(JsonDocument json) throws UnreadableException {
    if (json.peek() == JsonToken.NULL) {
      json.skip();
      return 0;
    }
    if (json.peek() != JsonToken.STRING) {
      return json.number(0, Symbols.MAX_VALUE);
    }
    JsonDocument.Text text = json.text();
    String digits = text.value().strip();
    if (digits.isEmpty()) {
      return 0;
    }
    if (!digits.matches("\\d{1,2}") || Integer.parseInt(digits) > Symbols.MAX_VALUE) {
      throw new UnreadableException(
          text.position(),
          "expected a value from 1 to " + Symbols.MAX_VALUE + ", found " + Quote.of(digits));
    }
    return Integer.parseInt(digits);
  }

  private static int mask(JsonDocument json) throws UnreadableException {
    int mask = 0;
    if (json.peek() == JsonToken.NULL) {
      json.skip();
      return mask;
    }
    json.beginArray();
    while (json.hasNext()) {
      int value = value(json);
      mask |= value == 0 ? 0 : 1 << (value - 1);
    }
    json.endArray();
    return mask;
  }

  /** Returns whether cells are objects, so that it belongs to a program whose rules matter. */
  boolean hasObjects() {
    return anyObject;
  }

  SourcePosition position() {
    return position;
  }

  int cellCount() {
    return values.size();
  }

  /** Returns {@code shape} with the regions of the cells, if they differ from its boxes. */
  Shape withRegions(Shape shape) {
    if (regions.stream().allMatch(region -> region == NO_REGION)) {
      return shape;
    }
    int[] stated =
        shape
            .cells()
            .map(cell -> regions.get(cell) == NO_REGION ? shape.regionOf(cell) : regions.get(cell))
            .toArray();
    boolean areBoxes = shape.cells().allMatch(cell -> stated[cell] == shape.regionOf(cell));
    return areBoxes ? shape : shape.with(new JigsawRegions(ImmutableIntArray.copyOf(stated)));
  }

  /** Returns the puzzle on this board. All values are given if no cell states that its is. */
  Puzzle puzzle(Shape shape, SourcePosition start) {
    int[] givens =
        shape
            .cells()
            .map(cell -> given.isEmpty() || given.contains(cell) ? values.get(cell) : 0)
            .toArray();
    int[] all = values.stream().mapToInt(Integer::intValue).toArray();
    int[] masks = marks.stream().mapToInt(Integer::intValue).toArray();
    return new Puzzle(Grid.ofGivens(shape, givens).withValues(all), PencilMarks.of(masks), start);
  }
}
