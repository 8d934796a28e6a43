package org.cspworkbench.generator.dig;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.cspworkbench.core.search.Cancellation;
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

  private static final Solver SOLVER = new MaintainingArcConsistency();
  private static final Settings TWO_SOLUTIONS = Settings.defaults().withSolutions(2, 2);

  private final Shape shape;
  private int[] another = {};

  SearchProof(Shape shape) {
    this.shape = shape;
  }

  @Override
  public Verdict of(int[] givens, int[] solution, long effort, BooleanSupplier stop) {
    Problem puzzle = Problem.Sudoku.of(Grid.ofGivens(shape, givens));
    Limits limits = Limits.none().withNodes(effort).withCancellation(Cancellation.when(stop));
    Result result = SOLVER.solve(puzzle, TWO_SOLUTIONS.withLimits(limits), null);
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
