package org.cspworkbench.sudoku.format;

import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Marks;

/**
 * A puzzle that was read. Its givens may contradict each other.
 *
 * @param grid the givens and, if the format distinguishes them, the filled cells
 * @param marks the candidates noted in the empty cells
 * @param position where it begins
 */
public record Puzzle(Grid grid, Marks marks, Position position) implements Entry {

  /** One without notes. */
  Puzzle(Grid grid, Position position) {
    this(grid, Marks.none(grid.shape()), position);
  }
}
