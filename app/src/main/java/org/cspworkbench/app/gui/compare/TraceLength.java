package org.cspworkbench.app.gui.compare;

import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.playback.TapeIndex;

/**
 * How long a tape is at the moment, in events and in decisions.
 *
 * @param trace the tape
 * @param index what is found fast on it
 * @param length how many events there are
 * @param recorded how many of them were recorded as they happened: without the closing one of a
 *     tape that had no room for the whole run
 * @param isClosed whether the run is over
 */
record TraceLength(Trace trace, TapeIndex index, int length, int recorded, boolean isClosed) {

  static TraceLength of(Trace trace, TapeIndex index) {
    boolean isClosed = trace.isClosed(); // asked first: then all is on the tape
    int length = trace.length();
    int recorded = isClosed && trace.hasGap() ? length - 1 : length;
    return new TraceLength(trace, index, length, recorded, isClosed);
  }

  /** Whether some of the run did not fit. */
  boolean hasGap() {
    return recorded < length;
  }

  /** Whether this is how the tape is now. */
  boolean isUpToDate() {
    return isClosed == trace.isClosed() && length == trace.length();
  }

  /** How many decisions were recorded. */
  int recordedDecisions() {
    return index.decisionsAt(recorded);
  }

  /** How many decisions the run has made, recorded or not. */
  long decisions() {
    Counters end = trace.finalCounters();
    long recordedDecisions = recordedDecisions();
    if (recorded == length || end == null) {
      return recordedDecisions;
    }
    return Math.max(recordedDecisions, end.nodes + end.moves);
  }

  /** What part of the run was recorded, by its decisions. */
  double recordedPart() {
    long all = decisions();
    return recorded == length || all == 0 ? 1 : (double) recordedDecisions() / all;
  }

  /**
   * Where decision number {@code n}, from 1, is seen best: behind all that follows from it, and
   * before anything is taken back for it; 0 for {@code n} = 0, the end for the last one.
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
    return kind == EventKind.WIPE_OUT || kind == EventKind.REFUTE || kind == EventKind.SOLUTION;
  }

  private static boolean opensNext(EventKind kind) {
    return switch (kind) {
      case SELECT, TRY, MOVE, TECHNIQUE, BACKTRACK, JUMP, RESTART, CONFLICT, NOGOOD, UNCOVER, GAP ->
          true;
      case PLACE, PRUNE, WIPE_OUT, REFUTE, SOLUTION, COVER, ENQUEUE, DEQUEUE, REVISE -> false;
    };
  }
}
