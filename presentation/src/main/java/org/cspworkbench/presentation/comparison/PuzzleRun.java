package org.cspworkbench.presentation.comparison;

import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.sudoku.Grid;

/**
 * A run on one puzzle of many: as much of it as many puzzles leave room for.
 *
 * @param puzzle the puzzle on one line
 * @param entrant the index of the solver among all that are compared
 * @param spec the solver, and which of its parameters are set
 * @param outcome the outcome
 * @param solutions how many solutions it found
 * @param statistics what it counted, and how long it took
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

  /** Whether it found a solution, or proved that there is none. */
  public boolean hasAnswer() {
    return outcome instanceof Outcome.Solved || outcome instanceof Outcome.Unsatisfiable;
  }
}
