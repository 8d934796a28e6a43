package org.cspworkbench.sudoku.format;

import java.util.Optional;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;

/**
 * A puzzle that was read. Its givens may contradict each other.
 *
 * @param grid the givens and, if the format distinguishes them, the filled cells
 * @param marks the candidates noted in the empty cells
 * @param position where it begins
 * @param remarks what is stated about it besides, if anything
 */
public record Puzzle(
    Grid grid, PencilMarks marks, SourcePosition position, Optional<Remarks> remarks)
    implements Entry {

  /** One without remarks. */
  Puzzle(Grid grid, PencilMarks marks, SourcePosition position) {
    this(grid, marks, position, Optional.empty());
  }

  /** One without notes. */
  Puzzle(Grid grid, SourcePosition position) {
    this(grid, PencilMarks.none(grid.shape()), position);
  }
}
