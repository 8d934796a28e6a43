package org.cspworkbench.core.search;

import org.cspworkbench.core.trace.Counters;
import org.jspecify.annotations.Nullable;

/** Checks the limits of a run before each node or move. */
public final class LimitCheck {

  private static final int STEPS_BETWEEN_LOOKS_AT_THE_CLOCK = 64;
  private static final int REVISIONS_BETWEEN_LOOKS = 1 << 12; // where nodes are costly

  private final Limits limits;
  private final Counters counters;
  private final long startNanos = System.nanoTime();
  private int stepsSinceLook = STEPS_BETWEEN_LOOKS_AT_THE_CLOCK; // counted here: attempts may reset
  private long revisionsAtNextLook;
  private long failsAtPause = Long.MAX_VALUE;

  /** The time of a run that counts in {@code counters} begins now. */
  public LimitCheck(Limits limits, Counters counters) {
    this.limits = limits;
    this.counters = counters;
  }

  /** Lets the run pause, as at a limit, when {@code fails} contradictions have been counted. */
  void pauseAt(long fails) {
    failsAtPause = fails;
  }

  /** Returns why the run must end, or {@code null} if it may go on. */
  public @Nullable Ending reached() {
    if (limits.cancellation().isRequested()) {
      return Ending.CANCELLED;
    }
    if (steps() >= limits.nodes()) {
      return Ending.NODES;
    }
    if (counters.fails >= Math.min(limits.fails(), failsAtPause)) {
      return Ending.FAILS;
    }
    return isTimeToLook() && System.nanoTime() - startNanos > limits.time().toNanos()
        ? Ending.TIME
        : null;
  }

  /** Returns how many steps may be made, all of which fail, before a number is reached. */
  long stepsLeft() {
    return Math.min(limits.nodes() - steps(), limits.fails() - counters.fails);
  }

  /** Returns the number of steps: nodes of a tree search, or moves of local search. */
  private long steps() {
    return counters.nodes + counters.moves;
  }

  private boolean isTimeToLook() {
    stepsSinceLook++;
    if (stepsSinceLook < STEPS_BETWEEN_LOOKS_AT_THE_CLOCK
        && counters.revisions < revisionsAtNextLook) {
      return false;
    }
    stepsSinceLook = 0;
    revisionsAtNextLook = counters.revisions + REVISIONS_BETWEEN_LOOKS;
    return true;
  }
}
