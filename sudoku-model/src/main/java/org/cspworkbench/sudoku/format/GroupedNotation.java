package org.cspworkbench.sudoku.format;

import org.cspworkbench.sudoku.Shape;
import org.jspecify.annotations.Nullable;

/** Cells with blanks between the boxes only: {@code 53. .7. ...}. */
final class GroupedNotation implements CellNotation {

  /** A piece as short as this is no row: rows have four cells at least. */
  private static final int TOO_SHORT_FOR_A_ROW = 3;

  @Override
  public @Nullable Spans cells(String text) {
    Spans pieces = Spans.between(FrameCharacters.BLANK, text, FirstColumn.end(text));
    if (pieces.count() < 2) {
      return null;
    }
    return pieces.length(0) <= TOO_SHORT_FOR_A_ROW || areBoxes(pieces) ? pieces.characters() : null;
  }

  /**
   * Returns whether the pieces are as wide as the boxes of a row of that many cells, not a row and
   * a column to ignore.
   */
  private static boolean areBoxes(Spans pieces) {
    int width = pieces.length(0);
    int size = width * pieces.count();
    return pieces.areAlike()
        && Shape.usualSizes().contains(size)
        && Shape.ofSize(size).boxColumns() == width;
  }
}
