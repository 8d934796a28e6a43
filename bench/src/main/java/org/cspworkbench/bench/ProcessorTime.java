package org.cspworkbench.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.cspworkbench.core.cancellation.Cancellation;

/** The processor time of one thread from now on, so that other programs hardly count. */
final class ProcessorTime {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int MILLIS_BETWEEN_LOOKS = 50;

  private final long thread = Thread.currentThread().getId();
  private final long start = THREADS.getThreadCpuTime(thread);

  /** Returns how many seconds the thread has worked. */
  double seconds() {
    return (THREADS.getThreadCpuTime(thread) - start) / 1e9;
  }

  /** Returns a request to stop, which is made once the thread has worked for so many seconds. */
  Cancellation cancelledAfter(long seconds) {
    Cancellation cancellation = new Cancellation();
    Thread watch = new Thread(() -> watch(seconds, cancellation), "watch");
    watch.setDaemon(true);
    watch.start();
    return cancellation;
  }

  private void watch(long seconds, Cancellation cancellation) {
    try {
      while (seconds() < seconds) {
        Thread.sleep(MILLIS_BETWEEN_LOOKS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    cancellation.request();
  }
}
