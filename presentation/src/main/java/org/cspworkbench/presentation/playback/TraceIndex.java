package org.cspworkbench.presentation.playback;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.solvers.PseudoCode.Phase;

/**
 * An index of a trace: the number of events of each kind before every position, and keyframes for
 * players. The trace is read while it grows, so that no query has to pass over millions of events.
 */
public final class TraceIndex {

  private static final int BITS = 12;

  private final Trace trace;
  private final List<EventTally> marks = new ArrayList<>(); // before event 0, 4,096, 8,192, …
  private int firstTry = Integer.MAX_VALUE;

  /** Creates an index that grows when it is queried. */
  TraceIndex(Trace trace) {
    this.trace = trace;
    marks.add(new EventTally());
  }

  /** Returns an index that grows with the trace. */
  public static TraceIndex follow(Trace trace, TraceFollower follower) {
    TraceIndex index = new TraceIndex(trace);
    TracePlayer player = trace.player(); // stores keyframes on its way
    follower.start(trace, end -> index.read(player, end));
    return index;
  }

  private void read(TracePlayer player, int end) {
    while (player.position() < end) {
      player.stepForward();
    }
    addMarksUpTo(end);
  }

  private synchronized boolean addMarkBefore(int mark) {
    if (marks.size() > mark) {
      return false;
    }
    int from = (marks.size() - 1) << BITS;
    EventTally tally = marks.get(marks.size() - 1).copy();
    count(tally, from, from + (1 << BITS));
    marks.add(tally);
    return true;
  }

  /** Returns the phase of the run to which the event at {@code position} belongs. */
  public synchronized Phase phaseAt(int position) {
    tallyAt(position + 1);
    return position >= firstTry ? Phase.SEARCH : Phase.ROOT;
  }

  /** Returns the tally of the events before {@code position}, 0 ≤ position ≤ length. */
  public synchronized EventTally tallyAt(int position) {
    addMarksUpTo(position);
    int mark = position >>> BITS;
    EventTally tally = marks.get(mark).copy();
    count(tally, mark << BITS, position);
    return tally;
  }

  /** Returns the number of events before {@code position} that are not of fine detail. */
  public int coarseEventsBefore(int position) {
    return position - tallyAt(position).fineCount();
  }

  /**
   * Returns the first position that has {@code count} events before it that are not of fine detail,
   * or the length of the trace if there are fewer.
   */
  public int positionBehind(int count) {
    int low = 0;
    int high = trace.length();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (coarseEventsBefore(middle) < count) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /**
   * Returns the number of decisions before {@code position}: tried values, moves and techniques.
   */
  public synchronized int decisionsAt(int position) {
    addMarksUpTo(position);
    int mark = position >>> BITS;
    int decisions = marks.get(mark).decisions();
    for (int p = mark << BITS; p < position; p++) {
      decisions += EventTally.isDecision(trace.kind(p)) ? 1 : 0;
    }
    return decisions;
  }

  /** Returns the position of decision {@code number}, from 1, which must exist. */
  public synchronized int positionOfDecision(int number) {
    addMarksUpTo(trace.length());
    int low = 0; // the last mark before which there are fewer
    int high = marks.size();
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (marks.get(middle).decisions() < number) {
        low = middle;
      } else {
        high = middle;
      }
    }
    int decisions = marks.get(low).decisions();
    int position = low << BITS;
    while (true) {
      decisions += EventTally.isDecision(trace.kind(position)) ? 1 : 0;
      if (decisions == number) {
        return position;
      }
      position++;
    }
  }

  /** Returns the first landmark from {@code from} (inclusive) to {@code end} (exclusive). */
  public synchronized OptionalInt next(Landmark landmark, int from, int end) {
    addMarksUpTo(end);
    int p = from;
    while (p < end) {
      int mark = p >>> BITS;
      int stop = Math.min(end, (mark + 1) << BITS);
      for (boolean mayCome = mayFollow(landmark, mark); mayCome && p < stop; p++) {
        if (landmark.isAt(trace, p)) {
          return OptionalInt.of(p);
        }
      }
      p = stop;
    }
    return OptionalInt.empty();
  }

  /** Returns the last landmark before {@code end}. */
  public synchronized OptionalInt previous(Landmark landmark, int end) {
    addMarksUpTo(end);
    int p = end - 1;
    while (p >= 0) {
      int mark = p >>> BITS;
      int first = mark << BITS;
      for (boolean mayCome = mayFollow(landmark, mark); mayCome && p >= first; p--) {
        if (landmark.isAt(trace, p)) {
          return OptionalInt.of(p);
        }
      }
      p = first - 1;
    }
    return OptionalInt.empty();
  }

  /** Returns whether there may be a landmark between this mark and the next one. */
  private boolean mayFollow(Landmark landmark, int mark) {
    return mark + 1 >= marks.size()
        || landmark.kinds().stream()
            .anyMatch(kind -> marks.get(mark + 1).count(kind) > marks.get(mark).count(kind));
  }

  private void addMarksUpTo(int position) {
    boolean added;
    do {
      added = addMarkBefore(position >>> BITS);
    } while (added);
  }

  private void count(EventTally tally, int from, int to) {
    for (int p = from; p < to; p++) {
      EventKind kind = trace.kind(p);
      if (kind == EventKind.TRY) {
        firstTry = Math.min(firstTry, p);
      }
      tally.add(kind, p >= firstTry ? Phase.SEARCH : Phase.ROOT);
    }
  }
}
