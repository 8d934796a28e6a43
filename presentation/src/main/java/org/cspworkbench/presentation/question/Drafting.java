package org.cspworkbench.presentation.question;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.Sets;
import com.google.errorprone.annotations.Immutable;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/** A strategy that makes questions of one kind. */
@Immutable
interface Drafting {

  /** The kinds of events that can follow a tried value before the next decision. */
  Set<EventKind> CONSEQUENCES =
      Sets.immutableEnumSet(
          EventKind.PRUNE,
          EventKind.PLACE,
          EventKind.ENQUEUE,
          EventKind.DEQUEUE,
          EventKind.REVISE,
          EventKind.COVER);

  /**
   * Returns whether the events before and after {@code position} are of the kinds that these
   * questions require; there is an event after it.
   */
  boolean comesUpAt(Trace trace, int position);

  /**
   * Returns the question at this moment, or empty if there is none or the trace does not contain
   * the answer yet.
   *
   * @param now a player at the moment of the question; must not be moved
   * @param ahead a player at the same position, which may be moved forwards
   * @param random the source of randomness
   */
  Optional<Draft> draft(TracePlayer now, TracePlayer ahead, RandomStream random);

  /**
   * Returns whether the next event is recorded and is not a contradiction; {@code ahead} is at the
   * end of the consequences of a tried value.
   */
  static boolean endsWell(TracePlayer ahead) {
    if (ahead.position() == ahead.trace().length()) {
      return false;
    }
    EventKind kind = ahead.trace().kind(ahead.position());
    return kind == EventKind.SELECT || kind == EventKind.TRY || kind == EventKind.SOLUTION;
  }

  /** Returns whether the event before {@code position} is of one of these kinds. */
  static boolean follows(Trace trace, int position, Set<EventKind> kinds) {
    return position > 0 && kinds.contains(trace.kind(position - 1));
  }

  /** Returns whether variable {@code x} is unassigned and has more than one value. */
  static boolean isOpen(TraceState state, int x) {
    return state.assigned(x) == NONE && state.size(x) > 1;
  }
}
