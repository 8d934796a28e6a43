package org.cspworkbench.sudoku.format;

import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;

/** Writes grids in one form. What it writes, {@link PuzzleReader} reads. */
public interface GridWriter {

  /** Returns the text of {@code grid}; every line of it ends with LF. */
  String write(Grid grid);

  /** Returns the same with what is noted in the cells, as far as the form has room for it. */
  default String write(Grid grid, PencilMarks marks) {
    return write(grid);
  }

  /**
   * Returns whether the form can represent grids of this shape. Most contain only the cells, so
   * that the boxes are the usual ones.
   */
  default boolean canWrite(Shape shape) {
    return shape.isPlain()
        && Shape.isCellCount(shape.cellCount())
        && shape == Shape.ofSize(shape.size());
  }
}
