package org.cspworkbench.presentation.comparison;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.presentation.timing.RunClocks;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;

/**
 * A comparison of solvers on a sequence of puzzles, which are run once each. The solvers are warmed
 * up before the first puzzle, by the default protocol; each solver skips puzzles that it does not
 * accept. Not thread-safe.
 */
public final class PuzzleComparison {

  private final ImmutableList<ComparedSolver> solvers;
  private final SolverRounds rounds;

  /** Creates a comparison of {@code solvers} without puzzles. */
  public PuzzleComparison(ImmutableList<ComparedSolver> solvers, RunClocks clocks) {
    this.solvers = solvers;
    this.rounds = new SolverRounds(clocks);
  }

  /**
   * Returns the runs of all solvers that accept {@code grid}, in order; empty if one was cancelled.
   */
  public Optional<ImmutableList<PuzzleRun>> run(Grid grid) {
    Problem problem = Problem.Sudoku.of(grid);
    if (rounds.isFirst()) {
      rounds.warmUp(solvers, problem);
    }
    return rounds
        .run(solvers, problem, solver -> {})
        .map(
            runs ->
                runs.stream()
                    .map(run -> PuzzleRun.of(grid, solvers.get(run.solver()), run))
                    .collect(ImmutableList.toImmutableList()));
  }
}
