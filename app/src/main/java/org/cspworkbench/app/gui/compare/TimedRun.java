package org.cspworkbench.app.gui.compare;

import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.cspworkbench.app.gui.run.RunRequest;
import org.cspworkbench.core.search.Cancellation;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.jspecify.annotations.Nullable;

/**
 * Measures how long a run takes that is not recorded: the same run a few times over, on a thread of
 * its own. Any thread may look at it or cancel it.
 */
final class TimedRun {

  /** How often a run is timed, unless it takes long. */
  private static final int MOST_RUNS = 5;

  /** A run that takes longer is not repeated. */
  private static final long ENOUGH = TimeUnit.SECONDS.toNanos(1);

  /**
   * How long a run takes.
   *
   * @param nanos the median
   * @param runs of how many
   */
  record Time(long nanos, int runs) {}

  private final RunRequest request;
  private final Cancellation cancellation = new Cancellation();
  private final Thread thread;
  private volatile @Nullable Time time;
  private volatile boolean over;

  private TimedRun(RunRequest request) {
    this.request = request;
    this.thread = new Thread(this::measure, "stopwatch " + request.solver().about().id());
    thread.setDaemon(true);
  }

  static TimedRun start(RunRequest request) {
    TimedRun run = new TimedRun(request);
    run.thread.start();
    return run;
  }

  private void measure() {
    try {
      Settings settings =
          request.settings().withLimits(request.settings().limits().withCancellation(cancellation));
      long[] nanos = new long[MOST_RUNS];
      long sum = 0;
      for (int run = 0; run < MOST_RUNS && sum < ENOUGH; run++) {
        Result result = request.solver().solve(request.problem(), settings, null);
        if (result.outcome() instanceof Outcome.Cancelled) {
          return;
        }
        nanos[run] = result.statistics().timeNanos();
        sum += nanos[run];
        time = new Time(median(nanos, run + 1), run + 1);
      }
    } finally {
      over = true;
    }
  }

  private static long median(long[] nanos, int count) {
    long[] sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    int middle = count / 2;
    return count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  /** What has been measured so far. */
  Optional<Time> time() {
    return Optional.ofNullable(time);
  }

  /** Whether no more is going to be measured. */
  boolean isOver() {
    return over;
  }

  void cancel() {
    cancellation.request();
  }

  boolean isAlive() {
    return thread.isAlive();
  }
}
