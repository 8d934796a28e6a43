package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.SudokuCsp;

/**
 * What a solver is given. Every problem is a {@link Csp}, which is all that most solvers look at.
 */
public sealed interface Problem {

  /** The problem as variables, domains and constraints. */
  Csp csp();

  /** The variables that people are shown: the first of them, or all. */
  default ImmutableList<Variable> shown() {
    return csp().variables();
  }

  /** What is to be as small or as large as possible, if a solution alone is not enough. */
  default Optional<Objective> objective() {
    return Optional.empty();
  }

  /**
   * Any problem.
   *
   * @param csp the problem
   * @param shown the first of its variables; those behind them are of no interest to people
   * @param objective what makes one solution better than another, if anything does
   */
  record General(
      Csp csp, @Override ImmutableList<Variable> shown, @Override Optional<Objective> objective)
      implements Problem {

    /** A problem all of whose variables are shown, and all of whose solutions are as good. */
    public General(Csp csp) {
      this(csp, csp.variables(), Optional.empty());
    }
  }

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
