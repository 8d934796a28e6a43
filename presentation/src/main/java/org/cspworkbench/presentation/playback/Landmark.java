package org.cspworkbench.presentation.playback;

import com.google.common.collect.ImmutableSet;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;

/** What a viewer may want to go to next. */
public enum Landmark {
  /** A value is tried, or a variable moves. */
  DECISION(EventKind.TRY, EventKind.MOVE),
  /** A value fails, or a domain has lost its last one. What refutes it at once is the same one. */
  CONTRADICTION(EventKind.WIPE_OUT, EventKind.REFUTE),
  /** An earlier value is taken back. */
  BACKTRACK(EventKind.BACKTRACK, EventKind.JUMP),
  /** A solution is found. */
  SOLUTION(EventKind.SOLUTION);

  private final ImmutableSet<EventKind> kinds;

  Landmark(EventKind... kinds) {
    this.kinds = ImmutableSet.copyOf(kinds);
  }

  /** No event of another kind is one. */
  ImmutableSet<EventKind> kinds() {
    return kinds;
  }

  /** Whether the event at {@code position} is one. */
  public boolean isAt(Trace trace, int position) {
    EventKind kind = trace.kind(position);
    boolean isSaidAlready = kind == EventKind.REFUTE && trace.followsWipeOut(position);
    return kinds.contains(kind) && !isSaidAlready;
  }
}
