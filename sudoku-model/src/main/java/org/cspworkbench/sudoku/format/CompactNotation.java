package org.cspworkbench.sudoku.format;

import org.jspecify.annotations.Nullable;

/**
 * One character for each cell and nothing between them: {@code 53..7....}; ends at a blank, a tab
 * or a comma.
 */
final class CompactNotation implements CellNotation {

  @Override
  public @Nullable Spans cells(String text) {
    return Spans.between(FrameCharacters.BLANK, text, FirstColumn.end(text)).charactersOfFirst();
  }
}
