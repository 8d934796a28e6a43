package org.cspworkbench.presentation.comparison;

import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;

/**
 * A run of one of several solvers on a problem.
 *
 * @param solver the index of the solver in the list of all solvers
 * @param result the result
 * @param nanos the duration on the clock for the number of threads
 */
record ComparedRun(int solver, Result result, long nanos) {

  /**
   * Returns whether the run can be repeated for timing: it was not stopped by a time limit, and was
   * not long.
   */
  boolean isRepeatable() {
    return !isCutOffByTime(result.outcome()) && nanos <= Protocol.LONG_RUN;
  }

  /**
   * Returns whether a time limit stopped the run; the next run would then stop at a different
   * point.
   */
  private static boolean isCutOffByTime(Outcome outcome) {
    return outcome instanceof Outcome.GaveUp gaveUp && gaveUp.limit() == Outcome.Limit.TIME;
  }
}
