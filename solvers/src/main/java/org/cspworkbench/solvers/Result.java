package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * What a run has come to.
 *
 * @param outcome what the solver says
 * @param solutionCount how many solutions it has found, also when it was cut off
 * @param solutions the first of them, in the order found, as many as were to be kept
 * @param statistics what it counted
 */
public record Result(
    Outcome outcome, long solutionCount, ImmutableList<Solution> solutions, Statistics statistics) {

  /** The first solution, if one was found and kept. */
  public Optional<Solution> firstSolution() {
    return solutions.stream().findFirst();
  }
}
