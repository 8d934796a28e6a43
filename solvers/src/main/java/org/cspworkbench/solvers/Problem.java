package org.cspworkbench.solvers;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Supplier;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.SudokuCsp;
import org.jspecify.annotations.Nullable;

/**
 * The problem that a solver solves. Every problem is a {@link Csp}; most solvers use nothing else.
 */
public sealed interface Problem {

  /** Returns the problem as variables, domains and constraints. */
  Csp csp();

  /** From what a problem was made, and can be made again; that of a Sudoku is its grid. */
  interface Origin {}

  /** Returns from what this problem was made, if that is known and is no grid. */
  default Optional<Origin> origin() {
    return Optional.empty();
  }

  /** Returns the variables that are displayed: the first ones, or all. */
  default ImmutableList<Variable> shown() {
    return csp().variables();
  }

  /** Returns the objective to minimise or maximise, if there is one. */
  default Optional<Objective> objective() {
    return Optional.empty();
  }

  /**
   * Any problem.
   *
   * @param csp the problem
   * @param shown the first of its variables; the others are auxiliary
   * @param objective the objective, if there is one
   * @param origin from what it was made, if that is known
   */
  record General(
      Csp csp,
      @Override ImmutableList<Variable> shown,
      @Override Optional<Objective> objective,
      @Override Optional<Origin> origin)
      implements Problem {

    /** Creates a problem that was made from nothing known. */
    public General(Csp csp, ImmutableList<Variable> shown, Optional<Objective> objective) {
      this(csp, shown, objective, Optional.empty());
    }

    /** Creates a problem without objective that was made from {@code origin}. */
    public General(Csp csp, Origin origin) {
      this(csp, csp.variables(), Optional.empty(), Optional.of(origin));
    }

    /** Creates a problem without objective, all of whose variables are displayed. */
    public General(Csp csp) {
      this(csp, csp.variables(), Optional.empty());
    }
  }

  /**
   * A Sudoku. Its {@link Csp}, with one variable for each cell, of the same index, is created on
   * demand, because not every solver needs it.
   */
  final class Sudoku implements Problem {

    private final Grid grid;
    private final Supplier<Csp> csp;

    private Sudoku(Grid grid) {
      this.grid = grid;
      this.csp = Suppliers.memoize(() -> SudokuCsp.of(grid));
    }

    /** Returns the problem that {@code grid} states. */
    public static Sudoku of(Grid grid) {
      return new Sudoku(grid);
    }

    /** Returns the puzzle. */
    public Grid grid() {
      return grid;
    }

    @Override
    public Csp csp() {
      return csp.get();
    }

    /** Returns the grid filled in with a solution. */
    public Grid filledWith(Solution solution) {
      return grid.withValues(solution.values().toArray());
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Sudoku sudoku && grid.equals(sudoku.grid);
    }

    @Override
    public int hashCode() {
      return grid.hashCode();
    }

    /** Returns the puzzle on one line. */
    @Override
    public String toString() {
      return grid.toString();
    }
  }
}
