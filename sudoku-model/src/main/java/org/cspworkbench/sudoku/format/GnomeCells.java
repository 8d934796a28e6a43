package org.cspworkbench.sudoku.format;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.JsonDocument;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;

/**
 * The cells of a saved game of GNOME Sudoku: a list of objects, each with the {@code position} of a
 * cell as row and column from 0, its {@code value}, whether that is {@code fixed}, and the {@code
 * earmarks} that the player has noted. Cells that are not listed are empty.
 */
final class GnomeCells {

  private static final int SIZE = 9;

  private final Shape shape = Shape.ofSize(SIZE);
  private final int[] givens = new int[shape.cellCount()];
  private final int[] values = new int[shape.cellCount()];
  private final int[] marks = new int[shape.cellCount()];

  private GnomeCells() {}

  /**
   * Reads the list that the document has entered, up to its end.
   *
   * @throws UnreadableException if it is none
   */
  static GnomeCells read(JsonDocument json) throws UnreadableException {
    GnomeCells cells = new GnomeCells();
    while (json.hasNext()) {
      cells.readCell(json);
    }
    json.endArray();
    return cells;
  }

  private void readCell(JsonDocument json) throws UnreadableException {
    SourcePosition position = json.position();
    int cell = -1;
    int value = 0;
    int mask = 0;
    boolean fixed = false;
    json.beginObject();
    while (json.hasNext()) {
      switch (json.name()) {
        case "position" -> {
          json.beginArray();
          int row = json.number(0, SIZE - 1);
          cell = shape.cell(row, json.number(0, SIZE - 1));
          json.endArray();
        }
        case "value" -> value = json.number(0, SIZE);
        case "fixed" -> fixed = json.truth();
        case "earmarks" -> mask = earmarks(json);
        default -> json.skip();
      }
    }
    json.endObject();
    if (cell < 0) {
      throw new UnreadableException(
          position, "expected a cell with its position, found one without");
    }
    givens[cell] = fixed ? value : 0;
    values[cell] = value;
    marks[cell] = value == 0 ? mask : 0;
  }

  private static int earmarks(JsonDocument json) throws UnreadableException {
    int mask = 0;
    json.beginArray();
    while (json.hasNext()) {
      mask |= 1 << (json.number(1, SIZE) - 1);
    }
    json.endArray();
    return mask;
  }

  Puzzle puzzle(SourcePosition position) {
    return new Puzzle(
        Grid.ofGivens(shape, givens).withValues(values),
        new PencilMarks(ImmutableIntArray.copyOf(marks)),
        position);
  }
}
