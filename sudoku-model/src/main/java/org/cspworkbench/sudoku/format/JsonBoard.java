package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;
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

  private static final ImmutableList<String> MARKS =
      ImmutableList.of("givenPencilMarks", "centerPencilMarks", "centremarks");
  private static final Codec<Integer> NUMBER = JsonCells.number(0, Symbols.MAX_VALUE);
  private static final Codec<Integer> REGION = JsonCells.number(0, Symbols.MAX_VALUE - 1);
  private static final Codec<Integer> VALUE =
      Codec.of(JsonBoard::value, (value, json) -> json.value(value));
  private static final Codec<Integer> MASK =
      Codec.of(JsonBoard::mask, (mask, json) -> json.value(mask));

  private final SourcePosition position;
  private final List<Integer> values = new ArrayList<>();
  private final Set<Integer> given = new HashSet<>(); // as far as a cell states that it is
  private final List<Integer> marks = new ArrayList<>();
  private final List<Integer> regions = new ArrayList<>(); // only NO_REGION if none is stated
  private boolean anyObject;

  private JsonBoard(SourcePosition position) {
    this.position = position;
  }

  /** Reads the rows of a list. */
  static JsonBoard read(Json rows) throws UnreadableException {
    JsonBoard board = new JsonBoard(rows.at());
    for (Json row : rows.asItems()) {
      if (row instanceof Json.Items cells) {
        for (Json cell : cells.items()) {
          board.addCell(cell);
        }
      } else {
        JsonCells.CODEC.read(row).numbers().forEach(board::add);
      }
    }
    if (board.values.size() > JsonCells.MOST_CELLS) {
      throw new UnreadableException(
          rows.at(), "expected at most " + JsonCells.MOST_CELLS + " cells, found more");
    }
    return board;
  }

  private void add(int value) {
    values.add(value);
    marks.add(0);
    regions.add(NO_REGION);
  }

  private void addCell(Json json) throws UnreadableException {
    if (!(json instanceof Json.Members)) {
      ImmutableIntArray one = JsonCells.CODEC.read(json).numbers();
      add(one.isEmpty() ? 0 : one.get(0));
      return;
    }
    anyObject = true;
    Fields fields = new Fields(json);
    int value = fields.find("value", VALUE).orElse(0);
    int mask = 0;
    for (String name : MARKS) {
      mask |= fields.find(name, MASK).orElse(0);
    }
    if (fields.find("given", Codec.truth()).orElse(false)) {
      given.add(values.size());
    }
    values.add(value);
    marks.add(value > 0 ? 0 : mask);
    regions.add(fields.find("region", REGION).orElse(NO_REGION));
  }

  /** Reads a number, or a text with one. */
  private static int value(Json json) throws UnreadableException {
    if (json instanceof Json.Nothing) {
      return 0;
    }
    if (!(json instanceof Json.Text text)) {
      return NUMBER.read(json);
    }
    String digits = text.value().strip();
    if (digits.isEmpty()) {
      return 0;
    }
    if (!digits.matches("\\d{1,2}") || Integer.parseInt(digits) > Symbols.MAX_VALUE) {
      throw new UnreadableException(
          "expected a value from 1 to " + Symbols.MAX_VALUE + ", found " + Quote.of(digits));
    }
    return Integer.parseInt(digits);
  }

  private static int mask(Json json) throws UnreadableException {
    int mask = 0;
    if (!(json instanceof Json.Nothing)) {
      for (Json item : json.asItems()) {
        int value = VALUE.read(item);
        mask |= value == 0 ? 0 : 1 << (value - 1);
      }
    }
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
