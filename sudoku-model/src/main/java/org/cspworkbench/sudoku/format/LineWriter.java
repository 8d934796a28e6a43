package org.cspworkbench.sudoku.format;

import org.cspworkbench.sudoku.Grid;

/** Writes a grid as one line, {@code .} for an empty cell. */
public final class LineWriter implements GridWriter {

  @Override
  public String write(Grid grid) {
    return grid.toLine() + "\n";
  }
}
