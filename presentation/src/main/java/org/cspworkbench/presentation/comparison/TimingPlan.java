package org.cspworkbench.presentation.comparison;

import java.time.Duration;
import java.util.Optional;
import org.cspworkbench.presentation.timing.Protocol;

/**
 * The parameters for timing the solvers of a comparison.
 *
 * @param warmUp the maximum processor time of the warm-up of each solver
 * @param samples the number of samples of each solver
 * @param budget the maximum time of all measurements; if absent, the default for the number of
 *     problems
 * @param cold whether the time of the first run is reported, too
 */
public record TimingPlan(Duration warmUp, int samples, Optional<Duration> budget, boolean cold) {

  /**
   * The default budget for a set of problems, which takes longer than one problem, and whose size
   * is unknown in advance.
   */
  private static final Duration BUDGET_OF_SET = Duration.ofMinutes(2);

  /** Returns the maximum time of all measurements on {@code problems} problems. */
  Duration budget(long problems) {
    return budget.orElse(problems == 1 ? Protocol.USUAL.budget() : BUDGET_OF_SET);
  }

  /** Returns the protocol for cold solvers within {@code time}. */
  Protocol protocol(Duration time) {
    return new Protocol(warmUp, samples, time);
  }

  /** Returns the protocol for warm solvers within {@code time}. */
  Protocol protocolWhenWarm(Duration time) {
    return new Protocol(Duration.ZERO, samples, time);
  }
}
