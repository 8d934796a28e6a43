package org.cspworkbench.presentation.timing;

import java.util.function.LongSupplier;

/**
 * The clocks of a machine.
 *
 * @param oneThread times work in the calling thread
 * @param severalThreads times work that is shared by several threads
 * @param wall wall-clock time in nanoseconds
 */
public record RunClocks(RunClock oneThread, RunClock severalThreads, LongSupplier wall) {

  /**
   * Returns whether the processor time of one thread can be distinguished from that of the others.
   */
  boolean doSeparateThreads() {
    return oneThread.kind() == RunClock.Kind.THREAD
        && severalThreads.kind() == RunClock.Kind.PROCESS;
  }

  /** Returns the clock for work in this number of threads. */
  public RunClock of(int threads) {
    return threads == 1 ? oneThread : severalThreads;
  }
}
