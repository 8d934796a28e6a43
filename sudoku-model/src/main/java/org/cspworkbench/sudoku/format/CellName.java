package org.cspworkbench.sudoku.format;

import com.google.common.base.Ascii;
import com.google.gson.stream.JsonToken;
import java.util.List;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.JsonDocument;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * A cell by its name.
 *
 * @param position where it stands
 * @param name what it is called, such as {@code r1c2}
 */
record CellName(SourcePosition position, String name) {

  /** Reads a list of names and adds them to {@code names}, up to as many as there are values. */
  static void readList(JsonDocument json, List<CellName> names) throws UnreadableException {
    json.beginArray();
    while (json.hasNext()) {
      CellName name = read(json);
      names.add(name);
      if (names.size() > Symbols.MAX_VALUE) {
        throw new UnreadableException(
            name.position(), "expected no more cells than there are values, found more");
      }
    }
    json.endArray();
  }

  /** Reads a name, or a row and a column from 0. */
  private static CellName read(JsonDocument json) throws UnreadableException {
    SourcePosition position = json.position();
    if (json.peek() != JsonToken.BEGIN_ARRAY) {
      return new CellName(position, Ascii.toLowerCase(json.text().value()));
    }
    json.beginArray();
    int row = json.number(0, Symbols.MAX_VALUE - 1) + 1;
    int column = json.number(0, Symbols.MAX_VALUE - 1) + 1;
    json.endArray();
    return new CellName(position, "r" + row + "c" + column);
  }

  /**
   * Returns the cell of that name.
   *
   * @throws UnreadableException if {@code shape} has none
   */
  int in(Shape shape) throws UnreadableException {
    return shape
        .cellNamed(name)
        .orElseThrow(
            () ->
                new UnreadableException(
                    position, "expected a cell such as r1c1, found " + Quote.of(name)));
  }
}
