package org.cspworkbench.app.export;

import java.util.OptionalLong;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.presentation.comparison.SolutionWorth;
import org.cspworkbench.solvers.Result;

/**
 * What a solver made of a problem.
 *
 * @param problem the problem
 * @param solver the id of the solver
 * @param seed the seed that it drew from
 * @param wanted how many solutions were asked for, {@link Long#MAX_VALUE} for all
 * @param result what came of it
 */
public record Run(NamedProblem problem, String solver, long seed, long wanted, Result result) {

  /** Returns what the best solution is worth, if the best one was asked for and one was found. */
  public OptionalLong worth() {
    return SolutionWorth.of(problem.problem(), wanted, result);
  }

  /**
   * Returns whether more than one solution was asked for, so that all that were found are of
   * interest.
   */
  boolean isForSeveral() {
    return wanted > 1;
  }
}
