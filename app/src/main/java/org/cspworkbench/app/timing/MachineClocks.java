package org.cspworkbench.app.timing;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.RunClocks;

/** The clocks of this machine. */
public final class MachineClocks {

  private MachineClocks() {}

  /**
   * Returns the clocks of this machine: processor time where Java reports it, otherwise the time on
   * the wall.
   */
  public static RunClocks get() {
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
}
