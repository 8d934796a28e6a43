package org.cspworkbench.presentation.timing;

import java.util.Optional;

/**
 * Work to be timed that has been run once.
 *
 * @param work the work
 * @param firstNanos the duration of the first run
 * @param isRepeated whether it is run again; if not, the first run is the measured time
 */
public record TimedCandidate(TimedWork work, long firstNanos, boolean isRepeated) {

  /**
   * Runs {@code work} for the first time. The candidate is run again unless this run takes too
   * long.
   *
   * @return the candidate, or empty if the run was cancelled
   */
  public static Optional<TimedCandidate> ofFirstRun(TimedWork work, RunClocks clocks) {
    RunClock clock = clocks.of(work.threads());
    long start = clock.nanos();
    if (!work.run()) {
      return Optional.empty();
    }
    long nanos = clock.nanos() - start;
    return Optional.of(new TimedCandidate(work, nanos, nanos <= Protocol.LONG_RUN));
  }
}
