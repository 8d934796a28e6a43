package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.model.Solution;

/**
 * The result of a run.
 *
 * @param outcome the outcome
 * @param solutionCount how many solutions it has found, also when it was cut off
 * @param solutions the solutions that were kept, in the order found
 * @param statistics its counters
 */
public record Result(
    Outcome outcome, long solutionCount, ImmutableList<Solution> solutions, Statistics statistics) {

  /** Returns this result with another outcome. */
  public Result with(Outcome newOutcome) {
    return new Result(newOutcome, solutionCount, solutions, statistics);
  }

  /** Returns the first solution, if one was found and kept. */
  public Optional<Solution> firstSolution() {
    return solutions.isEmpty() ? Optional.empty() : Optional.of(solutions.get(0));
  }
}
