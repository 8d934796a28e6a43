package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import java.util.function.LongUnaryOperator;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;

/**
 * The first solution of a 9×9 by one solver, by the seed that is given. Created by reflection in a
 * class loader of its own, so that the code is compiled for this solver only, as in a process that
 * runs no other.
 */
public final class IsolatedPuzzle implements LongUnaryOperator {

  private final Solver solver;
  private final Problem puzzle;

  /** The task of this solver on the puzzle that {@code line} writes. */
  public IsolatedPuzzle(String solver, String line) {
    this.solver = SolverCatalog.find(solver).orElseThrow();
    this.puzzle = Problem.Sudoku.of(Grid.ofLine(line));
  }

  /** Runs the solver; returns the number of nodes. */
  @Override
  public long applyAsLong(long seed) {
    Result result = solver.solve(puzzle, Settings.defaults().withSeed(seed), null);
    checkState(result.solutionCount() == 1, "%s: %s", solver.about().id(), result.outcome());
    return result.statistics().nodes();
  }
}
