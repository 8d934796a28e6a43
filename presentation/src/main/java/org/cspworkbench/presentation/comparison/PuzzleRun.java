package org.cspworkbench.presentation.comparison;

import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.sudoku.Grid;

/**
 * A run on one of many puzzles, without the solutions, to save memory.
 *
 * @param puzzle the puzzle on one line
 * @param entrant the index of the solver in the list of all solvers
 * @param spec the solver and its explicit parameters
 * @param outcome the outcome
 * @param solutions the number of solutions found
 * @param statistics the counters and the duration
 */
public record PuzzleRun(
    String puzzle,
    int entrant,
    SolverSpec spec,
    Outcome outcome,
    long solutions,
    Statistics statistics) {

  static PuzzleRun of(Grid grid, ComparedSolver solver, ComparedRun run) {
    return new PuzzleRun(
        grid.toLine(),
        run.solver(),
        solver.spec(),
        run.result().outcome(),
        run.result().solutionCount(),
        run.result().statistics().withTimeNanos(run.nanos()));
  }

  /** Returns whether the run found a solution, or proved that there is none. */
  public boolean hasAnswer() {
    return outcome instanceof Outcome.Solved || outcome instanceof Outcome.Unsatisfiable;
  }
}
