package org.cspworkbench.presentation.conflict;

import java.util.OptionalInt;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.playback.Landmark;

/** The contradictions of a trace, each named by the position of its event. */
public final class Contradictions {

  private Contradictions() {}

  /**
   * Returns the last contradiction from position {@code from} on and before {@code to}, if there is
   * one.
   */
  public static OptionalInt last(Trace trace, int from, int to) {
    for (int event = Math.min(to, trace.length()) - 1; event >= from; event--) {
      if (Landmark.CONTRADICTION.isAt(trace, event)) {
        return OptionalInt.of(event);
      }
    }
    return OptionalInt.empty();
  }

  /** Returns the first contradiction at or after {@code position}, if there is one yet. */
  public static OptionalInt from(Trace trace, int position) {
    for (int event = position, end = trace.length(); event < end; event++) {
      if (Landmark.CONTRADICTION.isAt(trace, event)) {
        return OptionalInt.of(event);
      }
    }
    return OptionalInt.empty();
  }

  /**
   * Returns the position at which everything that led to the contradiction stands: before a
   * refutation, which undoes it, and after any other event.
   */
  public static int standing(Trace trace, int event) {
    return trace.kind(event) == EventKind.REFUTE ? event : event + 1;
  }
}
