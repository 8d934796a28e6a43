package org.cspworkbench.presentation.comparison;

import java.time.Duration;
import java.util.Optional;
import org.cspworkbench.presentation.timing.Protocol;

/**
 * How the solvers of a comparison are timed.
 *
 * @param warmUp the most processor time of each solver's warm-up
 * @param samples how many samples are taken of each solver
 * @param budget the time in which all are timed; the usual one for the number of problems if absent
 * @param cold whether the time of the first run is reported too
 */
public record TimingPlan(Duration warmUp, int samples, Optional<Duration> budget, boolean cold) {

  /** A set of problems takes longer than one, and its last problem is not known beforehand. */
  private static final Duration BUDGET_OF_SET = Duration.ofMinutes(2);

  /** Returns how long it may take to time the solvers on so many problems. */
  Duration budget(long problems) {
    return budget.orElse(problems == 1 ? Protocol.USUAL.budget() : BUDGET_OF_SET);
  }

  /** Returns how solvers that are not warm yet are timed within {@code time}. */
  Protocol protocol(Duration time) {
    return new Protocol(warmUp, samples, time);
  }

  /** Returns how solvers that are warm are timed within {@code time}. */
  Protocol protocolWhenWarm(Duration time) {
    return new Protocol(Duration.ZERO, samples, time);
  }
}
