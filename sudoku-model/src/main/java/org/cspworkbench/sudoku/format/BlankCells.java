package org.cspworkbench.sudoku.format;

import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.jspecify.annotations.Nullable;

/**
 * The cells of a drawn row in which an empty cell is blank, so that the place of a value between
 * the bars determines its cell: {@code |5|3| | |7| | | | |} or {@code | 5 3 | 7 | |}.
 */
final class BlankCells {

  private static final int LONGEST_VALUE = 2;

  private BlankCells() {}

  /** Returns the cells in {@code text}; null if no cell is blank, or it is drawn otherwise. */
  static @Nullable Spans in(String text) {
    Spans fields = fields(text);
    Spans cells = oneInEach(fields, text);
    boolean hasBorder =
        FrameCharacters.BARS.matches(FrameCharacters.BLANK.trimFrom(text).charAt(0));
    return cells == null && hasBorder ? severalInEach(fields, text) : cells;
  }

  /**
   * Returns what stands between the bars; before the first and after the last only if not blank.
   */
  private static Spans fields(String text) {
    Spans fields = new Spans(text);
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || FrameCharacters.BARS.matches(text.charAt(i))) {
        boolean isOutside = start == 0 || i == text.length();
        if (!isOutside || !FrameCharacters.BLANK.matchesAllOf(text.substring(start, i))) {
          fields.add(start, i);
        }
        start = i + 1;
      }
    }
    return fields;
  }

  private static @Nullable Spans oneInEach(Spans fields, String text) {
    if (!Shape.usualSizes().contains(fields.count())) {
      return null;
    }
    Spans cells = new Spans(text);
    int narrowest = Integer.MAX_VALUE; // of the fields with a value
    int narrowestBlank = Integer.MAX_VALUE;
    for (int i = 0; i < fields.count(); i++) {
      String field = fields.text(i);
      String value = FrameCharacters.BLANK.trimFrom(field);
      if (value.length() > LONGEST_VALUE || FrameCharacters.BLANK.matchesAnyOf(value)) {
        return null;
      }
      int start = fields.start(i) + field.indexOf(value);
      cells.add(start, start + value.length());
      if (value.isEmpty()) {
        narrowestBlank = Math.min(narrowestBlank, field.length());
      } else {
        narrowest = Math.min(narrowest, field.length());
      }
    }
    boolean anyBlank = narrowestBlank < Integer.MAX_VALUE;
    boolean isLeftOut = narrowestBlank < narrowest && narrowest < Integer.MAX_VALUE;
    return anyBlank && narrowestBlank > 0 && !isLeftOut ? cells : null;
  }

  /** Finds the cells of a row with bars between its boxes only. */
  private static @Nullable Spans severalInEach(Spans fields, String text) {
    for (int size : Shape.usualSizes()) {
      int columns = Shape.ofSize(size).boxColumns();
      boolean isTight = fields.length(0) == columns;
      int margin = (fields.length(0) - 2 * columns + 1) / 2; // beside the cells and blanks
      boolean isWide =
          fields.length(0) == 2 * (columns + margin) - 1 && (margin == 0 || margin == 1);
      if (size == columns * fields.count() && (isTight || isWide)) {
        return isTight ? at(0, 1, columns, fields, text) : at(margin, 2, columns, fields, text);
      }
    }
    return null;
  }

  /** Returns the cells at these places of each field; null if a value stands elsewhere. */
  private static @Nullable Spans at(int first, int step, int columns, Spans fields, String text) {
    Spans cells = new Spans(text);
    int blanks = 0;
    int values = 0;
    for (int f = 0; f < fields.count(); f++) {
      int end = fields.start(f) + fields.length(f);
      if (end < text.length() && fields.length(f) != fields.length(0)) {
        return null; // only at the end of a line blanks may be missing
      }
      for (int column = 0; column < columns; column++) {
        int at = Math.min(end, fields.start(f) + first + column * step);
        boolean isBlank = at == end || FrameCharacters.BLANK.matches(text.charAt(at));
        if (!isBlank && Symbols.valueOf(text.charAt(at)) == 0) {
          return null; // an empty cell has a sign of its own
        }
        cells.add(at, isBlank ? at : at + 1);
        blanks += isBlank ? 1 : 0;
        values += isBlank ? 0 : 1;
      }
      values -= FrameCharacters.BLANK.removeFrom(fields.text(f)).length();
    }
    return blanks > 0 && values == 0 ? cells : null;
  }
}
