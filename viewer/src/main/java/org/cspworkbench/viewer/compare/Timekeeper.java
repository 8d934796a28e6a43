package org.cspworkbench.viewer.compare;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import org.cspworkbench.presentation.timing.Timing;
import org.jspecify.annotations.Nullable;

/**
 * Starts the timing of the contenders once their recorded runs have ended: all in one measurement,
 * so that their times are comparable, and all again when another one is added.
 *
 * <p>Used by one thread.
 */
final class Timekeeper {

  /** The time after which the other contenders are timed, even if some solver is still running. */
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(5);

  private final ComparisonRuns maker;
  private ImmutableList<Contender> timed = ImmutableList.of();
  private ComparisonRuns.@Nullable Times runs;
  private long waitsSince = System.nanoTime();

  /** Creates a timekeeper whose measurements {@code maker} makes. */
  Timekeeper(ComparisonRuns maker) {
    this.maker = maker;
  }

  /** Cancels the measurement, since a solver has been started or all have been stopped. */
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

  /** Sets the known times of the contenders, and starts a measurement if one is due. */
  void refresh(List<Contender> contenders) {
    if (runs != null && runs.isOver()) {
      takeTimes(runs);
      runs = null;
    }
    ImmutableList<Contender> wanted =
        contenders.stream().filter(Contender::canBeTimed).collect(ImmutableList.toImmutableList());
    if (!timed.containsAll(wanted) && isQuiet(contenders)) {
      begin(wanted);
    } else if (!contenders.containsAll(timed)) {
      cancel();
    }
  }

  /** Returns whether no recorded run is in progress, or one takes long. */
  boolean isQuiet(List<Contender> contenders) {
    return contenders.stream().noneMatch(Contender::isRunning)
        || System.nanoTime() - waitsSince > PATIENCE;
  }

  /**
   * Starts a measurement as soon as the previous one has ended, so that they do not affect each
   * other.
   */
  private void begin(ImmutableList<Contender> wanted) {
    if (runs != null) {
      runs.cancel();
    } else {
      timed = wanted;
      runs =
          maker.time(
              wanted.stream()
                  .flatMap(each -> each.request().stream())
                  .collect(ImmutableList.toImmutableList()));
    }
  }

  private void takeTimes(ComparisonRuns.Times ended) {
    ImmutableList<Timing> timings = ended.timings();
    for (int i = 0; i < timings.size(); i++) {
      timed.get(i).setTime(timings.get(i));
    }
    if (timings.isEmpty() && ended.isCancelled()) {
      timed = ImmutableList.of(); // the remaining contenders are timed again
    }
  }

  /** Returns whether a measurement is in progress, or has ended since the last refresh. */
  boolean isAtWork() {
    return runs != null; // as for the part, so that no statement is newer than another
  }

  /** Returns the completed part of the measurement if one {@linkplain #isAtWork is in progress}. */
  OptionalDouble part() {
    return runs == null ? OptionalDouble.empty() : OptionalDouble.of(runs.part());
  }
}
