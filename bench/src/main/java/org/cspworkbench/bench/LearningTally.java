package org.cspworkbench.bench;

import java.util.List;

/**
 * What one run over the problems of a row has come to.
 *
 * @param answers for each problem the number of solutions found, or the optimum
 * @param isDecided whether all of them were decided within the limit
 * @param fails how often the runs failed together
 * @param seconds of processor time
 */
record LearningTally(List<Long> answers, boolean isDecided, long fails, double seconds) {

  /** Returns the failures, marked if there would have been more. */
  String failsInTable() {
    return (isDecided ? "" : "> ") + Table.count(fails);
  }

  /** Returns the seconds, marked if there would have been more. */
  String secondsInTable() {
    return (isDecided ? "" : "> ") + Table.number(seconds, seconds < 1 ? 3 : 1);
  }
}
