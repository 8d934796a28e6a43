package org.cspworkbench.presentation.comparison;

import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;

/**
 * The run of one of several solvers on a problem.
 *
 * @param solver the index of the solver in the list of those that were run
 * @param result its result
 * @param nanos how long it took, on the clock for its number of threads
 */
record ComparedRun(int solver, Result result, long nanos) {

  /** Whether it can be repeated to take its time: it was not cut off by time, nor is it long. */
  boolean isRepeatable() {
    return !isCutOffByTime(result.outcome()) && nanos <= Protocol.LONG_RUN;
  }

  /** Whether the next run would be cut off at another moment: time is no property of a run. */
  private static boolean isCutOffByTime(Outcome outcome) {
    return outcome instanceof Outcome.GaveUp gaveUp && gaveUp.limit() == Outcome.Limit.TIME;
  }
}
