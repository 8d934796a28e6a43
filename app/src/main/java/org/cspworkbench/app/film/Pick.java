package org.cspworkbench.app.film;

import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.GAP;
import static org.cspworkbench.core.trace.EventKind.JUMP;
import static org.cspworkbench.core.trace.EventKind.LEARN;
import static org.cspworkbench.core.trace.EventKind.MOVE;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.RESTART;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TECHNIQUE;
import static org.cspworkbench.core.trace.EventKind.TRY;
import static org.cspworkbench.core.trace.EventKind.VIOLATION;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

import com.google.common.collect.ImmutableSet;
import org.cspworkbench.core.trace.EventKind;

/** The kinds of events that become frames. */
public enum Pick {
  /** Events that change an assignment, and the results of decisions. */
  DECISIONS(
      ImmutableSet.of(
          TRY, MOVE, REFUTE, BACKTRACK, VIOLATION, LEARN, JUMP, PLACE, TECHNIQUE, WIPE_OUT,
          SOLUTION, RESTART, GAP)),
  /** All events. */
  EVENTS(ImmutableSet.copyOf(EventKind.values()));

  private final ImmutableSet<EventKind> kinds;

  Pick(ImmutableSet<EventKind> kinds) {
    this.kinds = kinds;
  }

  boolean includes(EventKind kind) {
    return kinds.contains(kind);
  }
}
