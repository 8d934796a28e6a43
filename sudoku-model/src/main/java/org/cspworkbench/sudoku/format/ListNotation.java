package org.cspworkbench.sudoku.format;

import org.cspworkbench.sudoku.Shape;
import org.jspecify.annotations.Nullable;

/**
 * A list as programs write it: {@code [5, 3, 0, 0, 7, 0, 0, 0, 0]}, with brackets or without,
 * separated by commas or tabs. Without brackets, as in a table of comma-separated values, an empty
 * cell may also be nothing: {@code 5,3,,,7,,,,0}. All rows may stand on one line: {@code [[1, 0, 0,
 * 0], [0, 2, 0, 0], …]}.
 */
final class ListNotation implements CellNotation {

  @Override
  public @Nullable Spans cells(String text) {
    boolean table = FrameCharacters.ENCLOSING.matchesNoneOf(text);
    if (table && !FirstColumn.isCell(text)) {
      return null;
    }
    Spans cells = new Spans(text);
    boolean commaLeavesOut = true;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == ',') {
        if (commaLeavesOut) {
          cells.add(
              i, table ? i : i + 1); // in a list it is in the place of a number, and is reported
        }
        commaLeavesOut = true;
      } else if (!isSeparator(c)) {
        int start = i;
        while (i + 1 < text.length() && !isSeparator(text.charAt(i + 1))) {
          i++;
        }
        cells.add(start, i + 1);
        commaLeavesOut = false;
      }
    }
    if (table && commaLeavesOut && Shape.usualSizes().contains(cells.count() + 1)) {
      cells.add(text.length(), text.length());
    }
    return cells;
  }

  private static boolean isSeparator(char c) {
    return FrameCharacters.BRACKETS.matches(c) || FrameCharacters.BLANK.matches(c);
  }

  @Override
  public Sixteen sixteen(String text) {
    int closing = text.indexOf(']');
    if (closing < 0 && text.indexOf('[') < 0) {
      return Sixteen.EITHER;
    }
    return closing >= 0 && text.indexOf('[', closing) >= 0 ? Sixteen.PUZZLE : Sixteen.ROW;
  }

  @Override
  public String expected(int size) {
    return "a number from 0 to " + size;
  }
}
