package org.cspworkbench.presentation.timing;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;

/**
 * The clocks of a machine.
 *
 * @param oneThread times work that is done by the thread that reads it
 * @param severalThreads times work that several threads share
 * @param wall what the time that passes is measured by, in nanoseconds
 */
public record RunClocks(RunClock oneThread, RunClock severalThreads, LongSupplier wall) {

  /**
   * Those of this machine: processor time where Java reports it, otherwise the time on the wall.
   */
  public static RunClocks ofMachine() {
    LongSupplier wall = System::nanoTime;
    return new RunClocks(threadClock(wall), processClock(wall), wall);
  }

  private static RunClock threadClock(LongSupplier wall) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled()
        ? new RunClock(RunClock.Kind.THREAD, threads::getCurrentThreadCpuTime)
        : new RunClock(RunClock.Kind.WALL, wall);
  }

  private static RunClock processClock(LongSupplier wall) {
    return ManagementFactory.getOperatingSystemMXBean()
                instanceof com.sun.management.OperatingSystemMXBean system
            && system.getProcessCpuTime() >= 0
        ? new RunClock(RunClock.Kind.PROCESS, system::getProcessCpuTime)
        : new RunClock(RunClock.Kind.WALL, wall);
  }

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
