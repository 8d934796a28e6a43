package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * What a run has come to.
 *
 * @param outcome what the solver says
 * @param solutionCount how many solutions it has found, also when it was cut off
 * @param solutions those of them that were to be kept, in the order found
 * @param statistics what it counted
 */
public record Result(
    Outcome outcome, long solutionCount, ImmutableList<Solution> solutions, Statistics statistics) {

  /** Returns the same with something else to say. */
  public Result with(Outcome newOutcome) {
    return new Result(newOutcome, solutionCount, solutions, statistics);
  }

  /** Returns the first solution, if one was found and kept. */
  public Optional<Solution> firstSolution() {
    return solutions.stream().findFirst();
  }
}
