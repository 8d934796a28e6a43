package org.cspworkbench.generator.dig;

import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.lookahead.MaintainingArcConsistency;
import org.cspworkbench.sudoku.Grid;

/** Proves that a puzzle has exactly one solution, by a complete search for two. */
final class Uniqueness {

  /** Ample for 9×9, where a few hundred are usual; beyond it large puzzles would take too long. */
  private static final long MOST_NODES = 20_000;

  private static final Solver SOLVER = new MaintainingArcConsistency();
  private static final Settings TWO_SOLUTIONS =
      Settings.defaults().withSolutions(2, 0).withLimits(Limits.none().withNodes(MOST_NODES));

  private Uniqueness() {}

  /**
   * Whether {@code puzzle} is proved to have exactly one solution. If the proof would take more
   * than 20,000 nodes of search the answer is no.
   */
  static boolean isProved(Grid puzzle) {
    Result result = SOLVER.solve(Problem.Sudoku.of(puzzle), TWO_SOLUTIONS, null);
    return result.outcome() instanceof Outcome.Solved && result.solutionCount() == 1;
  }
}
