package org.cspworkbench.core.search;

import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.trace.Counters;
import org.jspecify.annotations.Nullable;

/**
 * Checks the limits of a run before each node or move. What takes long in between ends by a {@link
 * CancelledException}, if it runs {@link #during} these limits.
 */
public final class LimitCheck {

  private static final int MOST_STEPS_BETWEEN_LOOKS = 64; // at the clock
  private static final long SLOW_NANOS = 1_000_000; // for so many steps

  private final Limits limits;
  private final Counters counters;
  private final Cancellation stop; // on request, when the time is up, or by what runs this
  private int stepsBetweenLooks = 1;
  private int stepsToLook = 1; // counted here: attempts may reset
  private long lastLook = System.nanoTime();
  private long workAtPause = Long.MAX_VALUE;

  /** The time of a run that counts in {@code counters} begins now. */
  public LimitCheck(Limits limits, Counters counters) {
    this.limits = limits;
    this.counters = counters;
    this.stop = limits.start().or(Cancellation.current());
  }

  /**
   * Runs {@code work} until it has ended, or notices that the run is cancelled or its time is up.
   *
   * @throws CancelledException if it has noticed that
   */
  public <T extends @Nullable Object> T during(Cancellation.Work<T, RuntimeException> work) {
    return stop.during(work);
  }

  /** Lets the run pause, as at a limit of fails, when it has done so much {@code work}. */
  void pauseAt(long work) {
    workAtPause = work;
  }

  /** Returns why the run must end, or {@code null} if it may go on. */
  public @Nullable Ending reached() {
    if (limits.cancellation().isRequested()) {
      return Ending.CANCELLED;
    }
    if (steps() >= limits.nodes()) {
      return Ending.NODES;
    }
    if (counters.fails >= limits.fails() || isPauseDue()) {
      return Ending.FAILS;
    }
    return --stepsToLook == 0 && isStopped() ? limits.whyCancelled() : null;
  }

  private boolean isPauseDue() {
    return workAtPause != Long.MAX_VALUE && counters.work() >= workAtPause;
  }

  /** Returns how many steps may be made, all of which fail, before a number is reached. */
  long stepsLeft() {
    return Math.min(limits.nodes() - steps(), limits.fails() - counters.fails);
  }

  /** Returns the number of steps: nodes of a tree search, or moves of local search. */
  private long steps() {
    return counters.nodes + counters.moves;
  }

  /** Looks at the clock: before each step where steps are slow, and more rarely where not. */
  private boolean isStopped() {
    long now = System.nanoTime();
    stepsBetweenLooks =
        now - lastLook > SLOW_NANOS ? 1 : Math.min(2 * stepsBetweenLooks, MOST_STEPS_BETWEEN_LOOKS);
    stepsToLook = stepsBetweenLooks;
    lastLook = now;
    return stop.isRequested();
  }
}
