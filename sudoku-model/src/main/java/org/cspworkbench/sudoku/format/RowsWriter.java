package org.cspworkbench.sudoku.format;

import org.cspworkbench.sudoku.Grid;

/** Writes a grid as one line for each row, and an empty line after it. */
public final class RowsWriter implements GridWriter {

  @Override
  public String write(Grid grid) {
    int size = grid.shape().size();
    String line = grid.toLine();
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < size; row++) {
      text.append(line, row * size, (row + 1) * size).append('\n');
    }
    return text.append('\n').toString();
  }
}
