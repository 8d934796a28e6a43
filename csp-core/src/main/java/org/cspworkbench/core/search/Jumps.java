package org.cspworkbench.core.search;

import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Levels;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.network.Reasons;
import org.cspworkbench.core.search.lookback.LookBack;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * What a run with a {@link LookBack} keeps in mind beside the decisions: why each value failed, and
 * the conflict set of the dead end from which it returns.
 */
final class Jumps {

  private final LookBack lookBack;
  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final Reasons reasons;
  private final Levels conflict; // or what is left of it as a reason
  private final @Nullable TraceRecorder recorder;

  private Jumps(LookBack lookBack, Domains domains, Assignment assignment) {
    this.lookBack = lookBack;
    this.reasons = domains.explain();
    this.domains = domains;
    this.network = domains.network();
    this.assignment = assignment;
    this.recorder = domains.recorder();
    this.conflict = reasons.newSet();
  }

  /** What is kept for {@code lookBack}: nothing if the search returns to the last decision. */
  static @Nullable Jumps by(@Nullable LookBack lookBack, Domains domains, Assignment assignment) {
    return lookBack == null ? null : new Jumps(lookBack, domains, assignment);
  }

  /** Variable {@code x} has been given a value by the decision of {@code level}. */
  void decided(int x, int level) {
    reasons.decided(x, level);
  }

  /** The decision of {@code level} on {@code x} has failed at once and still stands. */
  void failedAtOnce(int x, int level) {
    conflict.clear();
    reasons.addTo(conflict, network.tail(domains.failedArc()));
    conflict.removeFrom(level);
    lookBack.failedAtOnce(x, conflict, network, assignment, reasons);
  }

  /**
   * The level to return to from a dead end: {@code x} has no value left. 0 if it has none whatever
   * is decided.
   */
  int target(int x) {
    conflict.clear();
    reasons.addTo(conflict, x);
    if (recorder != null) {
      tellConflict(recorder);
    }
    return conflict.last();
  }

  private void tellConflict(TraceRecorder tape) {
    int last = Math.max(1, conflict.last());
    for (int first = 1; first <= last; first += Integer.SIZE) {
      int levels = (int) (conflict.word((first - 1) >>> 6) >>> (first - 1));
      if (levels != 0 || last == 1) {
        tape.conflict(first, levels);
      }
    }
  }

  /** From a solution the search returns to its last decision, for no reason but all the others. */
  void solved(int level) {
    conflict.setUpTo(level);
  }

  /** The decision of {@code level}, to which the search has returned, is to be taken back. */
  void returnedTo(int level) {
    conflict.removeFrom(level);
    lookBack.returnedTo(level, conflict);
  }

  /** A value of {@code x} that has failed is to be refuted, for the reason just found. */
  void refuted(int x) {
    reasons.lostTo(x, conflict);
  }
}
