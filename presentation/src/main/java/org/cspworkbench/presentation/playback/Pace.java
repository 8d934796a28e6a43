package org.cspworkbench.presentation.playback;

import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;

/**
 * The display time of each event of a trace.
 *
 * <p>If the unit is the event, each event that is not of fine detail is shown for the delay; if it
 * is the revision, all events are. If the unit is the decision, the delay is divided among a
 * decision and its consequences: the major events, such as the tried value, the contradiction and
 * the backtrack, get equal shares. Half of a share is for the major event itself, the other half
 * for the events up to the next major one. Thus a contradiction remains visible, however many
 * prunings lead to it.
 *
 * <p>Where nothing is decided for long, removals are shown for at least a tenth of the delay each,
 * so that a run is not over before anybody has seen it. This applies to those before the first
 * decision, and to more than {@value #FEW} between two; they need not take more than {@value
 * #MOST_DELAYS} delays together.
 */
final class Pace {

  /** The greatest number of removals between two decisions that share one delay. */
  static final int FEW = 50;

  /** The part of the delay for which a removal is shown at least where nothing is decided. */
  private static final int LEAST_PART = 10;

  /** The number of delays that long consequences need not exceed. */
  static final int MOST_DELAYS = 100;

  private final Trace trace;
  private DelayUnit unit = DelayUnit.DECISION;

  // the decision of the last call, and the part of it that begins with a major event
  private int start;
  private int end;
  private int parts;
  private int leastPart; // of the delay, for each removal; 0 if there is no least
  private int partStart;
  private int partEnd;

  Pace(Trace trace) {
    this.trace = trace;
  }

  void setUnit(DelayUnit newUnit) {
    unit = newUnit;
  }

  /** Returns how long the event before {@code position} is shown if the delay is {@code delay}. */
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
    long stay = partOf(delay / parts, event);
    return leastPart > 0 && isRemoval(event) ? Math.max(stay, delay / leastPart) : stay;
  }

  private long partOf(long share, int event) {
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
    int removals = isRemoval(start) ? 1 : 0;
    for (int e = start + 1; e < end; e++) {
      parts += isMajor(e) ? 1 : 0;
      removals += isRemoval(e) ? 1 : 0;
    }
    boolean isLong = removals > FEW || !isDecision(start);
    leastPart = isLong ? Math.max(LEAST_PART, removals / MOST_DELAYS) : 0;
    partStart = partEnd = 0;
  }

  private void findPart(int event) {
    partStart = event;
    while (partStart > start && !isMajor(partStart)) {
      partStart--;
    }
    partEnd = event + 1;
    while (partEnd < end && !isMajor(partEnd)) {
      partEnd++;
    }
  }

  /**
   * Returns whether an event is a decision; a move is one, too, although it has no consequences.
   */
  private boolean isDecision(int event) {
    return trace.kind(event) == EventKind.TRY || trace.kind(event) == EventKind.MOVE;
  }

  /** Returns whether an event removes values, or is a step of a person that removes some. */
  private boolean isRemoval(int event) {
    return isRemoval(trace.kind(event));
  }

  static boolean isRemoval(EventKind kind) {
    return kind == EventKind.PRUNE || kind == EventKind.PLACE || kind == EventKind.TECHNIQUE;
  }

  private boolean isMajor(int event) {
    return switch (trace.kind(event)) {
      case TRY, MOVE, REFUTE, BACKTRACK, JUMP, WIPE_OUT, SOLUTION, RESTART, GAP, TECHNIQUE -> true;
      case VIOLATION, LEARN, ASSERT -> true;
      case SELECT, ENQUEUE, DEQUEUE, REVISE, PRUNE, PLACE, CONFLICT, NOGOOD, COVER, UNCOVER ->
          false;
      case FORGET -> false;
    };
  }
}
