package org.cspworkbench.presentation.playback;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.TreeSet;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.solvers.PseudoCode;

/**
 * The attempts on a tape, of a solver that starts anew at its first contradiction. The tape is read
 * while it grows; whoever looks finds an attempt by halving, however many there are.
 */
public final class AttemptIndex {

  private static final int EVENTS_AT_ONCE = 1 << 12;

  private final TracePlayer reader;
  private final int variableCount;
  private final IntList starts = new IntList(); // by attempt: how many events lie before it
  private final IntList breaks = new IntList(); // how many lie before and with its contradiction
  private final IntList filled = new IntList();
  private final IntList variables = new IntList();
  private final IntList best = new IntList(); // the best attempt so far
  private int wipedOut = NONE; // in the attempt at work

  private AttemptIndex(Trace trace) {
    this.reader = trace.player();
    this.variableCount = trace.csp().variables().size();
    starts.add(0);
  }

  /** Whether a solver with this pseudo-code starts anew instead of going back. */
  public static boolean fits(PseudoCode code) {
    return has(code, EventKind.RESTART)
        && has(code, EventKind.REFUTE)
        && !has(code, EventKind.BACKTRACK);
  }

  private static boolean has(PseudoCode code, EventKind kind) {
    return code.lines().stream().anyMatch(line -> line.kinds().contains(kind));
  }

  /** An index that grows as fast as the tape does. */
  public static AttemptIndex follow(Trace trace, TraceFollower follower) {
    AttemptIndex index = new AttemptIndex(trace);
    follower.start(trace, index::readTo);
    return index;
  }

  private void readTo(int end) {
    while (readOn(end)) {
      Thread.onSpinWait(); // whoever waits for the lock goes first
    }
  }

  private synchronized boolean readOn(int end) {
    int stop = Math.min(end, reader.position() + EVENTS_AT_ONCE);
    while (reader.position() < stop) {
      read(reader.trace().kind(reader.position()));
    }
    return stop < end;
  }

  /** Goes over the next event; what an attempt has filled is lost once its value is refuted. */
  private void read(EventKind kind) {
    boolean ends = kind == EventKind.REFUTE && breaks.size() < starts.size();
    int assigned = ends ? assigned(reader.state()) : 0;
    reader.stepForward();
    if (ends) {
      addBreak(assigned);
    } else if (kind == EventKind.WIPE_OUT) {
      wipedOut = variable();
    } else if (kind == EventKind.RESTART) {
      starts.add(reader.position());
      wipedOut = NONE;
    }
  }

  private void addBreak(int assigned) {
    int attempt = breaks.size();
    int before = attempt == 0 ? 0 : best.get(attempt - 1);
    breaks.add(reader.position());
    filled.add(assigned);
    variables.add(wipedOut == NONE ? variable() : wipedOut);
    best.add(attempt > 0 && filled.get(before) >= assigned ? before : attempt);
  }

  private int variable() {
    TraceEvent event = reader.lastEvent();
    return event == null ? NONE : event.variable();
  }

  private int assigned(TraceState state) {
    int count = 0;
    for (int x = 0; x < variableCount; x++) {
      count += state.assigned(x) == NONE ? 0 : 1;
    }
    return count;
  }

  /** Whether what lies before {@code position} has been read. */
  public synchronized boolean isKnown(int position) {
    return reader.position() >= position;
  }

  /**
   * The attempt at work where {@code player} stands, the latest before it, and the best of all
   * before it, at most {@code most} in all, the latest first; none while what lies before has not
   * been read.
   */
  public synchronized Optional<ImmutableList<Attempt>> at(TracePlayer player, int most) {
    int position = player.position();
    if (reader.position() < position) {
      return Optional.empty();
    }
    int current = starts.lastUpTo(position);
    boolean isBroken = current < breaks.size() && breaks.get(current) <= position;
    int lastBroken = isBroken ? current : current - 1;
    int leader = lastBroken < 0 ? NONE : best.get(lastBroken);
    TreeSet<Integer> shown = new TreeSet<>();
    if (leader != NONE) {
      shown.add(leader);
    }
    for (int k = current; k >= 0 && shown.size() < most; k--) {
      shown.add(k);
    }
    return Optional.of(
        shown.descendingSet().stream()
            .map(k -> k <= lastBroken ? broken(k, leader) : running(k, player.state()))
            .collect(ImmutableList.toImmutableList()));
  }

  private Attempt broken(int k, int leader) {
    return new Attempt(k + 1, filled.get(k), variables.get(k), breaks.get(k), k == leader);
  }

  private Attempt running(int k, TraceState state) {
    int number = (int) state.counters().attempts; // also behind a gap
    return new Attempt(number, assigned(state), NONE, starts.get(k), false);
  }
}
