package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Counters;

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

  /**
   * Returns the result of {@code run}, or one without counters if it is cancelled, or its time is
   * up, before it has found anything.
   */
  static Result within(Limits limits, Cancellation.Work<Result, RuntimeException> run) {
    long start = System.nanoTime();
    try {
      return limits.start().during(run);
    } catch (CancelledException e) {
      Counters counters = new Counters();
      counters.attempts = 1;
      return new Result(
          Outcome.of(limits.whyCancelled(), 0, 0),
          0,
          ImmutableList.of(),
          Statistics.of(counters, System.nanoTime() - start));
    }
  }

  /** Returns this result with another outcome. */
  public Result with(Outcome newOutcome) {
    return new Result(newOutcome, solutionCount, solutions, statistics);
  }

  /** Returns the first solution, if one was found and kept. */
  public Optional<Solution> firstSolution() {
    return solutions.isEmpty() ? Optional.empty() : Optional.of(solutions.get(0));
  }
}
