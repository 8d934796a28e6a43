package org.cspworkbench.sudoku.format;

import org.jspecify.annotations.Nullable;

/**
 * Cells with blanks between them, as in e-mails: {@code 5 3 . . 7 . . . .} or {@code 10 3 . 16 …}.
 */
final class SpacedNotation implements CellNotation {

  @Override
  public @Nullable Spans cells(String text) {
    Spans pieces = Spans.between(FrameCharacters.BLANK, text, FirstColumn.end(text));
    return pieces.count() > 1 && (pieces.length(0) == 1 || pieces.areNumbers()) ? pieces : null;
  }
}
