package org.cspworkbench.generator.dig;

import java.util.Arrays;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solution;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.lookahead.MaintainingArcConsistency;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/** Proof by maintaining arc consistency, for any shape. */
final class SearchProof implements UniquenessProof {

  /** Where a proof comes at all it comes long before; what lies beyond takes for ever. */
  private static final long MOST_NODES = 2_000;

  private static final Solver SOLVER = new MaintainingArcConsistency();
  private static final Settings TWO_SOLUTIONS =
      Settings.defaults().withSolutions(2, 2).withLimits(Limits.none().withNodes(MOST_NODES));

  private final Shape shape;
  private int[] another = {};

  SearchProof(Shape shape) {
    this.shape = shape;
  }

  @Override
  public Verdict of(int[] givens, int[] solution) {
    Problem puzzle = Problem.Sudoku.of(Grid.ofGivens(shape, givens));
    Result result = SOLVER.solve(puzzle, TWO_SOLUTIONS, null);
    for (Solution found : result.solutions()) {
      another = found.values().toArray();
      if (!Arrays.equals(another, solution)) {
        return Verdict.ANOTHER;
      }
    }
    return result.outcome() instanceof Outcome.Solved ? Verdict.UNIQUE : Verdict.GAVE_UP;
  }

  @Override
  public int[] another() {
    return another;
  }
}
