package org.cspworkbench.presentation.timing;

import java.util.function.LongSupplier;

/**
 * The clocks of a machine.
 *
 * @param oneThread times work that is done by the thread that reads it
 * @param severalThreads times work that several threads share
 * @param wall what the time that passes is measured by, in nanoseconds
 */
public record RunClocks(RunClock oneThread, RunClock severalThreads, LongSupplier wall) {

  /** Whether the work of one thread can be told from that of the others. */
  boolean doSeparateThreads() {
    return oneThread.kind() == RunClock.Kind.THREAD
        && severalThreads.kind() == RunClock.Kind.PROCESS;
  }

  /** The clock for work that so many threads do. */
  public RunClock of(int threads) {
    return threads == 1 ? oneThread : severalThreads;
  }
}
