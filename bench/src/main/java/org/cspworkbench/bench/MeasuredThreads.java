package org.cspworkbench.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.solvers.WorkerThreads;
import org.cspworkbench.solvers.Workers;

/**
 * Threads whose processor time and idle time are known.
 *
 * <p>A thread is idle while it waits for another one, and once it finds no work. While it only
 * waits for a processor, which other programs use, it has work and counts as busy.
 */
final class MeasuredThreads implements Workers {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final double LAST_TENTH = 0.9;

  /**
   * What one thread has done: its processor time, when it found no more work, how long it waited.
   */
  private record Worked(long nanos, long end, long waitedNanos) {}

  private final WorkerThreads threads;
  private final List<Worked> worked = new ArrayList<>();
  private long start;
  private long end;

  /** Creates {@code count} threads. */
  MeasuredThreads(int count) {
    this.threads = new WorkerThreads(count);
    THREADS.setThreadContentionMonitoringEnabled(true);
  }

  @Override
  public int count() {
    return threads.count();
  }

  @Override
  public void run(Runnable work) {
    start = System.nanoTime();
    threads.run(
        () -> {
          work.run();
          ThreadInfo info = THREADS.getThreadInfo(Thread.currentThread().getId());
          add(
              new Worked(
                  THREADS.getCurrentThreadCpuTime(),
                  System.nanoTime(),
                  (info.getBlockedTime() + info.getWaitedTime()) * 1_000_000));
        });
    end = System.nanoTime();
  }

  private synchronized void add(Worked thread) {
    worked.add(thread);
  }

  /** Returns the processor time of all threads. */
  long nanos() {
    return worked.stream().mapToLong(Worked::nanos).sum();
  }

  /** Returns the percentage of the first nine tenths of the run that the idlest thread had work. */
  double busy() {
    double span = LAST_TENTH * (end - start);
    return 100
        * worked.stream()
            .mapToDouble(
                each -> (Math.min((double) (each.end - start), span) - each.waitedNanos) / span)
            .min()
            .orElse(1);
  }
}
