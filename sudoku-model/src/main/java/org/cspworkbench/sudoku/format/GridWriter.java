package org.cspworkbench.sudoku.format;

import org.cspworkbench.sudoku.Grid;

/** Writes grids in one form. */
public interface GridWriter {

  /**
   * The text of {@code grid}; every line of it ends with LF. What it writes, {@link PuzzleReader}
   * reads.
   */
  String write(Grid grid);
}
