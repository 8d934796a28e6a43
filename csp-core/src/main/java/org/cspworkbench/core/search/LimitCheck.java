package org.cspworkbench.core.search;

import org.cspworkbench.core.trace.Counters;
import org.jspecify.annotations.Nullable;

/** Looks, before each node, whether a run has gone as far as it may. */
public final class LimitCheck {

  private static final int NODES_BETWEEN_LOOKS_AT_THE_CLOCK = 64;
  private static final int REVISIONS_BETWEEN_LOOKS = 1 << 12; // where nodes are costly

  private final Limits limits;
  private final Counters counters;
  private final long startNanos = System.nanoTime();
  private long nodesAtNextLook;
  private long revisionsAtNextLook;

  /** The time starts now. */
  public LimitCheck(Limits limits, Counters counters) {
    this.limits = limits;
    this.counters = counters;
  }

  /** Why the run must end, or {@code null} if it may go on. */
  public @Nullable Ending reached() {
    if (limits.cancellation().isRequested()) {
      return Ending.CANCELLED;
    }
    if (counters.nodes >= limits.nodes()) {
      return Ending.NODES;
    }
    if (counters.fails >= limits.fails()) {
      return Ending.FAILS;
    }
    return isTimeToLook() && System.nanoTime() - startNanos > limits.time().toNanos()
        ? Ending.TIME
        : null;
  }

  private boolean isTimeToLook() {
    if (counters.nodes < nodesAtNextLook && counters.revisions < revisionsAtNextLook) {
      return false;
    }
    nodesAtNextLook = counters.nodes + NODES_BETWEEN_LOOKS_AT_THE_CLOCK;
    revisionsAtNextLook = counters.revisions + REVISIONS_BETWEEN_LOOKS;
    return true;
  }
}
