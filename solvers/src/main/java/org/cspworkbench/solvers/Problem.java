package org.cspworkbench.solvers;

import org.cspworkbench.core.model.Csp;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.SudokuCsp;

/**
 * What a solver is given. Every problem is a {@link Csp}, which is all that most solvers look at.
 */
public sealed interface Problem {

  /** The problem as variables, domains and constraints. */
  Csp csp();

  /**
   * Any problem.
   *
   * @param csp the problem
   */
  record General(Csp csp) implements Problem {}

  /**
   * A Sudoku.
   *
   * @param grid the puzzle
   * @param csp the same as a {@link Csp}: one variable for each cell, of the same index
   */
  record Sudoku(Grid grid, Csp csp) implements Problem {

    /** The problem that {@code grid} states. */
    public static Sudoku of(Grid grid) {
      return new Sudoku(grid, SudokuCsp.of(grid).csp());
    }

    /** The grid filled in with a solution. */
    public Grid filledWith(Solution solution) {
      return grid.withValues(solution.values().toArray());
    }
  }
}
