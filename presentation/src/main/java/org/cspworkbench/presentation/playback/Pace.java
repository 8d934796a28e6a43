package org.cspworkbench.presentation.playback;

import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;

/**
 * How long each event of a tape is shown.
 *
 * <p>By the event, each is shown for the delay, if it is not of fine detail only; by the revision,
 * those are too. By the decision, the delay is what one decision takes with all that follows from
 * it: its telling events (the value tried, the contradiction, the value taken back) share it
 * equally, and each keeps half of its share for itself and gives the other half to the events up to
 * the next telling one. So a contradiction stays in sight, however many prunings lead to it.
 */
final class Pace {

  private final Trace trace;
  private DelayUnit unit = DelayUnit.DECISION;

  // the decision looked at last, and the part of it that one telling event opens
  private int start;
  private int end;
  private int parts;
  private int partStart;
  private int partEnd;

  Pace(Trace trace) {
    this.trace = trace;
  }

  void setUnit(DelayUnit newUnit) {
    unit = newUnit;
  }

  /** For how long the event before {@code position} is shown when the delay is {@code delay}. */
  long stay(int position, long delay) {
    if (unit == DelayUnit.REVISION || position == 0) {
      return delay;
    }
    int event = position - 1;
    if (unit == DelayUnit.EVENT) {
      return trace.kind(event).isFine() ? 0 : delay;
    }
    if (event < start || event >= end) {
      findDecision(event);
    }
    if (event < partStart || event >= partEnd) {
      findPart(event);
    }
    long share = delay / parts;
    int followers = partEnd - partStart - 1;
    if (followers == 0) {
      return share;
    }
    return event == partStart ? share / 2 : share / 2 / followers;
  }

  private void findDecision(int event) {
    int length = trace.length();
    start = event;
    while (start > 0 && !isDecision(start)) {
      start--;
    }
    end = event + 1;
    while (end < length && !isDecision(end)) {
      end++;
    }
    parts = 1;
    for (int e = start + 1; e < end; e++) {
      parts += isTelling(e) ? 1 : 0;
    }
    partStart = partEnd = 0;
  }

  private void findPart(int event) {
    partStart = event;
    while (partStart > start && !isTelling(partStart)) {
      partStart--;
    }
    partEnd = event + 1;
    while (partEnd < end && !isTelling(partEnd)) {
      partEnd++;
    }
  }

  /** A move is a decision too, though nothing follows from it. */
  private boolean isDecision(int event) {
    return trace.kind(event) == EventKind.TRY || trace.kind(event) == EventKind.MOVE;
  }

  private boolean isTelling(int event) {
    return switch (trace.kind(event)) {
      case TRY, MOVE, REFUTE, BACKTRACK, JUMP, WIPE_OUT, SOLUTION, RESTART, GAP, TECHNIQUE -> true;
      case SELECT, ENQUEUE, DEQUEUE, REVISE, PRUNE, PLACE, CONFLICT, NOGOOD, COVER, UNCOVER ->
          false;
    };
  }
}
