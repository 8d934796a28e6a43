package org.cspworkbench.core.kernel;

import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.trace.Counters;

/**
 * Looks whether the cancellation of a run was requested, once for some thousand questions or
 * revisions, so that it costs nothing where each of them is short.
 */
final class CancellationCheck {

  private static final int REVISIONS_BETWEEN_CHECKS = 1 << 10;
  private static final int LOG_QUESTIONS_BETWEEN_CHECKS = 14;

  private final Counters counters;
  private int revisionsToCheck;
  private long questionsAtCheck;

  /** Questions are counted in {@code counters}. */
  CancellationCheck(Counters counters) {
    this.counters = counters;
  }

  /**
   * Called before what takes as long as {@code revisions} short revisions.
   *
   * @throws CancelledException if the cancellation was requested
   */
  void before(int revisions) {
    revisionsToCheck -= revisions;
    if (revisionsToCheck < 0
        || (counters.checks - questionsAtCheck) >>> LOG_QUESTIONS_BETWEEN_CHECKS != 0) {
      revisionsToCheck = REVISIONS_BETWEEN_CHECKS;
      questionsAtCheck = counters.checks;
      Cancellation.check();
    }
  }
}
