package org.cspworkbench.sudoku.format;

import org.jspecify.annotations.Nullable;

/**
 * A row of a drawn grid: {@code | 5 3 . | . 7 . | . . . |}, with blanks between the cells or
 * without.
 */
final class BoxedNotation implements CellNotation {

  @Override
  public @Nullable Spans cells(String text) {
    if (FrameCharacters.BARS.matchesNoneOf(text)) {
      return null;
    }
    Spans pieces =
        Spans.between(FrameCharacters.BARS.or(FrameCharacters.BLANK), text, text.length());
    return pieces.areNumbers() ? pieces : pieces.characters();
  }

  @Override
  public Sixteen sixteen(String text) {
    return Sixteen.ROW;
  }
}
