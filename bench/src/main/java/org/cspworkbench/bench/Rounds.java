package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Measures contestants in turn, A B C, B C A, …, in one thread and one virtual machine, after they
 * have run long enough to be compiled.
 *
 * <p>The clock is the processor time of the thread, so that other programs on the machine do not
 * count; nor do the virtual machine's own threads, which compile and collect garbage.
 */
final class Rounds {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int FEWEST_WARM_UPS = 3;

  private final Duration warmUp;
  private final int count;

  /**
   * Creates a measurement of this many rounds.
   *
   * @param warmUp how long all contestants together run before the first round, each an equal share
   *     of it, in turn; zero if they have run before
   */
  Rounds(Duration warmUp, int count) {
    this.warmUp = warmUp;
    this.count = count;
  }

  /** Returns one timing for each contestant, in the same order. */
  ImmutableList<RoundTimes> of(List<ComparedWork> contestants) {
    warmUp(contestants);
    List<ImmutableLongArray.Builder> nanos = new ArrayList<>();
    contestants.forEach(each -> nanos.add(ImmutableLongArray.builder(count)));
    for (int round = 0; round < count; round++) {
      for (int k = 0; k < contestants.size(); k++) {
        int turn = (round + k) % contestants.size();
        nanos.get(turn).add(time(contestants.get(turn)));
      }
    }
    ImmutableList.Builder<RoundTimes> timings = ImmutableList.builder();
    for (int k = 0; k < contestants.size(); k++) {
      timings.add(new RoundTimes(contestants.get(k).name(), nanos.get(k).build()));
    }
    return timings.build();
  }

  /**
   * Measures the contestants, and adds a row of milliseconds for each to {@code table}.
   *
   * @param share the part of a round that is reported
   */
  void print(List<ComparedWork> contestants, double share, int decimals, Table table) {
    of(contestants)
        .forEach(timing -> table.row(timing.name()).spread(timing.millis().times(share), decimals));
  }

  private void warmUp(List<ComparedWork> contestants) {
    int fewest = warmUp.isZero() ? 0 : FEWEST_WARM_UPS;
    long share = warmUp.toNanos() / contestants.size();
    long[] nanos = new long[contestants.size()];
    boolean isCold = true;
    for (int run = 0; isCold || run < fewest; run++) {
      isCold = false;
      for (int k = 0; k < nanos.length; k++) {
        if (run < fewest || nanos[k] < share) {
          nanos[k] += time(contestants.get(k));
          isCold |= nanos[k] < share;
        }
      }
    }
  }

  private static long time(ComparedWork contestant) {
    LongSupplier work = contestant.preparation().get();
    long start = THREADS.getCurrentThreadCpuTime();
    long answer = work.getAsLong();
    long nanos = THREADS.getCurrentThreadCpuTime() - start;
    checkState(
        answer == contestant.answer(),
        "%s came to %s, not to %s",
        contestant.name(),
        answer,
        contestant.answer());
    return nanos;
  }
}
