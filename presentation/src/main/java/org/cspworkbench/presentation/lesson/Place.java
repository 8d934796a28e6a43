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
import org.cspworkbench.sudoku.format.SourcePosition;

/**
 * A moment of a run, named so that it is found again when the run changes a little.
 *
 * @param at where the name is written
 * @param source the name
 * @param side whether the moment is just before or just behind the event
 * @param kind the kind of event; all events count if there is none
 * @param number the number of the event among those, from 1; {@link #LAST} for the last, 0 for the
 *     start of the run
 * @param variable the variable to which it happens, or none for whichever
 */
record Place(
    SourcePosition at, String source, Side side, Optional<Kind> kind, int number, int variable) {

  /** Stands for the last of all. */
  static final int LAST = Integer.MAX_VALUE;

  /** The sides of an event. */
  enum Side {
    BEFORE,
    BEHIND
  }

  /** Kinds of events, as people speak of them. */
  enum Kind {
    CHOICE(EventKind.SELECT),
    DECISION(EventKind.TRY, EventKind.MOVE),
    CONTRADICTION(EventKind.WIPE_OUT, EventKind.REFUTE),
    BACKTRACK(EventKind.BACKTRACK, EventKind.JUMP),
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

  /** How many events of {@code run} lie behind at this moment; none if there is no such moment. */
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
