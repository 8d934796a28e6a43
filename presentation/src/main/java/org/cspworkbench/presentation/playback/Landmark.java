package org.cspworkbench.presentation.playback;

import com.google.common.collect.ImmutableSet;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;

/** A kind of event that a viewer can navigate to. */
public enum Landmark {
  /** A value is tried, or a variable moves. */
  DECISION(EventKind.TRY, EventKind.MOVE),
  /**
   * A value fails, a domain becomes empty, or a nogood or a constraint is violated. A refutation
   * that follows from an empty domain is part of the same contradiction.
   */
  CONTRADICTION(EventKind.WIPE_OUT, EventKind.VIOLATION, EventKind.REFUTE),
  /** The search backtracks over an earlier value. */
  BACKTRACK(EventKind.BACKTRACK, EventKind.JUMP),
  /** A solution is found. */
  SOLUTION(EventKind.SOLUTION);

  private final ImmutableSet<EventKind> kinds;

  Landmark(EventKind... kinds) {
    this.kinds = ImmutableSet.copyOf(kinds);
  }

  /** Returns the kinds of events that may be such a landmark. */
  ImmutableSet<EventKind> kinds() {
    return kinds;
  }

  /** Returns whether the event at {@code position} is such a landmark. */
  public boolean isAt(Trace trace, int position) {
    EventKind kind = trace.kind(position);
    boolean isPartOfWipeOut = kind == EventKind.REFUTE && trace.followsWipeOut(position);
    return kinds.contains(kind) && !isPartOfWipeOut;
  }
}
