package org.cspworkbench.viewer.compare;

import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.playback.TraceIndex;

/**
 * The current length of a trace, in events and in decisions.
 *
 * @param trace the trace
 * @param index its index
 * @param length the number of events
 * @param recorded the number of events recorded during the run; excludes the closing event of a
 *     trace whose size limit was reached
 * @param isClosed whether the run has ended
 */
public record TraceLength(
    Trace trace, TraceIndex index, int length, int recorded, boolean isClosed) {

  static TraceLength of(Trace trace, TraceIndex index) {
    boolean isClosed = trace.isClosed(); // read first: if true, the trace is complete
    int length = trace.length();
    int recorded = isClosed && trace.hasGap() ? length - 1 : length;
    return new TraceLength(trace, index, length, recorded, isClosed);
  }

  /** Returns whether this is still the length of the trace. */
  boolean isUpToDate() {
    return isClosed == trace.isClosed() && length == trace.length();
  }

  /** Returns the number of recorded decisions. */
  int recordedDecisions() {
    return index.decisionsAt(recorded);
  }

  /** Returns the number of decisions of the run, recorded or not. */
  public long decisions() {
    Counts end = trace.finalCounters();
    long recordedDecisions = recordedDecisions();
    if (recorded == length || end == null) {
      return recordedDecisions;
    }
    return Math.max(recordedDecisions, end.nodes() + end.moves());
  }

  /** Returns the recorded part of the decisions of the run. */
  double recordedPart() {
    long all = decisions();
    return recorded == length || all == 0 ? 1 : (double) recordedDecisions() / all;
  }

  /**
   * Returns the position at which decision number {@code n}, from 1, is displayed: after all its
   * consequences and before it is undone; 0 for {@code n} = 0, the end for the last decision.
   */
  int stop(int n) {
    if (n == 0) {
      return 0;
    }
    if (n >= recordedDecisions()) {
      return recorded;
    }
    int position = index.positionOfDecision(n) + 1;
    while (!isTelling(trace.kind(position - 1)) && !opensNext(trace.kind(position))) {
      position++;
    }
    return position;
  }

  private static boolean isTelling(EventKind kind) {
    return switch (kind) {
      case WIPE_OUT, VIOLATION, REFUTE, SOLUTION -> true;
      default -> false;
    };
  }

  private static boolean opensNext(EventKind kind) {
    return switch (kind) {
      case SELECT, TRY, MOVE, TECHNIQUE, BACKTRACK, JUMP, RESTART, CONFLICT, NOGOOD, UNCOVER, GAP ->
          true;
      case LEARN -> true;
      case PLACE, PRUNE, ASSERT, FORGET, WIPE_OUT, VIOLATION, REFUTE, SOLUTION, COVER -> false;
      case ENQUEUE, DEQUEUE, REVISE -> false;
    };
  }
}
