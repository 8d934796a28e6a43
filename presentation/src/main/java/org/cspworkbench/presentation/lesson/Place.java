package org.cspworkbench.presentation.lesson;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.document.SourcePosition;

/**
 * A moment of a run, described so that it can still be found after small changes of the run.
 *
 * @param at the position of the description in the source
 * @param source the description
 * @param side whether the moment is just before or just after the event
 * @param kind the kind of event; empty for all kinds
 * @param number the number of the event of this kind, from 1; {@link #LAST} for the last one, 0 for
 *     the start of the run
 * @param variable the variable of the event, or none for any variable
 */
record Place(
    SourcePosition at, String source, Side side, Optional<Kind> kind, int number, int variable) {

  /** Stands for the last event. */
  static final int LAST = Integer.MAX_VALUE;

  /** The sides of an event. */
  enum Side {
    BEFORE,
    BEHIND
  }

  /** The kinds of events that a lesson can name. */
  enum Kind {
    CHOICE(EventKind.SELECT),
    DECISION(EventKind.TRY, EventKind.MOVE),
    CONTRADICTION(EventKind.WIPE_OUT, EventKind.VIOLATION, EventKind.REFUTE),
    BACKTRACK(EventKind.BACKTRACK, EventKind.JUMP),
    JUMP(EventKind.JUMP),
    NOGOOD(EventKind.LEARN, EventKind.NOGOOD),
    PRUNING(EventKind.PRUNE),
    REVISION(EventKind.REVISE),
    PLACEMENT(EventKind.PLACE),
    TECHNIQUE(EventKind.TECHNIQUE),
    RESTART(EventKind.RESTART),
    SOLUTION(EventKind.SOLUTION);

    private final ImmutableSet<EventKind> events;

    Kind(EventKind... events) {
      this.events = Sets.immutableEnumSet(Arrays.asList(events));
    }

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Kind> of(String word) {
      return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
    }

    private boolean isAt(Trace trace, int position) {
      EventKind event = trace.kind(position);
      return events.contains(event)
          && !(event == EventKind.REFUTE && trace.followsWipeOut(position));
    }
  }

  /** Returns the position of this moment in the trace of {@code run}, if it exists. */
  OptionalInt find(PlayedRun run) {
    Trace trace = run.trace();
    if (number == 0) {
      return OptionalInt.of(0);
    }
    int found = NONE;
    int count = 0;
    for (int p = 0; p < trace.length() && count < number; p++) {
      if (matches(run, p)) {
        found = p;
        count++;
      }
    }
    boolean isThere = number == LAST ? count > 0 : count == number;
    return isThere ? OptionalInt.of(side == Side.BEFORE ? found : found + 1) : OptionalInt.empty();
  }

  private boolean matches(PlayedRun run, int position) {
    if (kind.isPresent() && !kind.get().isAt(run.trace(), position)) {
      return false;
    }
    if (variable == NONE) {
      return true;
    }
    TraceEvent event = run.at(position + 1).lastEvent();
    return event != null && event.variable() == variable;
  }
}
