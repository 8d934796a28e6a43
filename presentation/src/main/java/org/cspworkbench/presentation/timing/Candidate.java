package org.cspworkbench.presentation.timing;

import java.util.Optional;

/**
 * Work that is to be timed, and that has run once.
 *
 * @param work the work
 * @param firstNanos how long the first run took
 * @param isRepeated whether it is run again; otherwise the first run is its time
 */
public record Candidate(TimedWork work, long firstNanos, boolean isRepeated) {

  /**
   * Does {@code work}, a single run, for the first time; it is run again unless that takes too
   * long.
   *
   * @return nothing if it was cancelled
   */
  public static Optional<Candidate> ofFirstRun(TimedWork work, RunClocks clocks) {
    RunClock clock = clocks.of(work.threads());
    long start = clock.nanos();
    if (!work.run()) {
      return Optional.empty();
    }
    long nanos = clock.nanos() - start;
    return Optional.of(new Candidate(work, nanos, nanos <= Protocol.LONG_RUN));
  }
}
