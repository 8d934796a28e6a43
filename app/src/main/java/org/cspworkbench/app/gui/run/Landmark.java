package org.cspworkbench.app.gui.run;

import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;

/** What a viewer may want to go to next. */
public enum Landmark {
  /** A value is tried, or a variable moves. */
  DECISION,
  /** A value fails, or a domain has lost its last one. What refutes it at once is the same one. */
  CONTRADICTION,
  /** An earlier value is taken back. */
  BACKTRACK,
  /** A solution is found. */
  SOLUTION;

  /** Whether the event at {@code position} is one. */
  public boolean isAt(Trace trace, int position) {
    EventKind kind = trace.kind(position);
    return switch (this) {
      case DECISION -> kind == EventKind.TRY || kind == EventKind.MOVE;
      case CONTRADICTION ->
          kind == EventKind.WIPE_OUT
              || (kind == EventKind.REFUTE && !trace.followsWipeOut(position));
      case BACKTRACK -> kind == EventKind.BACKTRACK || kind == EventKind.JUMP;
      case SOLUTION -> kind == EventKind.SOLUTION;
    };
  }
}
