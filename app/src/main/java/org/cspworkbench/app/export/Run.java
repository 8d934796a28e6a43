package org.cspworkbench.app.export;

import java.util.OptionalLong;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.presentation.comparison.SolutionWorth;
import org.cspworkbench.solvers.Result;

/**
 * A run of a solver on a problem.
 *
 * @param problem the problem
 * @param solver the id of the solver
 * @param seed the seed of its random choices
 * @param wanted how many solutions were requested, {@link Long#MAX_VALUE} for all
 * @param result the result
 */
public record Run(NamedProblem problem, String solver, long seed, long wanted, Result result) {

  /**
   * Returns the objective value of the best solution, if the best one was requested and one was
   * found.
   */
  public OptionalLong worth() {
    return SolutionWorth.of(problem.problem(), wanted, result);
  }

  /** Returns whether more than one solution was requested. */
  boolean isForSeveral() {
    return wanted > 1;
  }
}
