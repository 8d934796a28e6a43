package org.cspworkbench.app.gui.compare;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.presentation.timing.Timing;
import org.jspecify.annotations.Nullable;

/**
 * Has the contenders timed once their recorded runs are over: all beside each other, so that their
 * times can be compared, and all again when another one joins them.
 *
 * <p>Used by one thread.
 */
final class Timekeeper {

  /** After this time the others are timed, even if some solver is still running. */
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(5);

  private final Protocol protocol;
  private ImmutableList<Contender> timed = ImmutableList.of();
  private @Nullable TimedRuns runs;
  private long waitsSince = System.nanoTime();

  /** Creates one that measures by this protocol. */
  Timekeeper(Protocol protocol) {
    this.protocol = protocol;
  }

  /** Cancels the measurement: a solver has begun, or all are stopped. */
  void restart() {
    waitsSince = System.nanoTime();
    cancel();
  }

  /** Cancels the measurement. */
  void cancel() {
    if (runs != null) {
      runs.cancel();
    }
  }

  /** Passes on the times that are known, and begins a measurement if one is due. */
  void refresh(List<Contender> contenders) {
    if (runs != null && runs.isOver()) {
      takeTimes(runs);
      runs = null;
    }
    ImmutableList<Contender> wanted =
        contenders.stream().filter(Contender::canBeTimed).collect(ImmutableList.toImmutableList());
    boolean isQuiet =
        contenders.stream().noneMatch(Contender::isRunning)
            || System.nanoTime() - waitsSince > PATIENCE;
    if (!timed.containsAll(wanted) && isQuiet) {
      begin(wanted);
    } else if (!contenders.containsAll(timed)) {
      cancel();
    }
  }

  /** Begins as soon as the measurement before it has ended, so that none disturbs another. */
  private void begin(ImmutableList<Contender> wanted) {
    if (runs != null) {
      runs.cancel();
    } else {
      timed = wanted;
      runs =
          TimedRuns.start(
              protocol, wanted.stream().flatMap(each -> each.request().stream()).toList());
    }
  }

  private void takeTimes(TimedRuns ended) {
    ImmutableList<Timing> timings = ended.timings();
    for (int i = 0; i < timings.size(); i++) {
      timed.get(i).setTime(timings.get(i));
    }
    if (timings.isEmpty() && ended.isCancelled()) {
      timed = ImmutableList.of(); // whoever is left is timed anew
    }
  }

  /** Whether a measurement is running. */
  boolean isAtWork() {
    return runs != null && !runs.isOver();
  }

  /** The part of the measurement that is done, if one is running. */
  OptionalDouble part() {
    return runs == null ? OptionalDouble.empty() : OptionalDouble.of(runs.part());
  }
}
