package org.cspworkbench.presentation.playback;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Optional;
import java.util.TreeSet;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.solvers.PseudoCode;

/**
 * An index of the attempts in a trace of a solver that restarts at its first contradiction. The
 * trace is read while it grows; attempts are found by binary search.
 */
public final class AttemptIndex extends GrowingIndex {

  private final int variableCount;
  private final IntList starts = new IntList(); // by attempt: the position of its start
  private final IntList breaks = new IntList(); // by attempt: the position after its contradiction
  private final IntList filled = new IntList();
  private final IntList variables = new IntList();
  private final IntList best = new IntList(); // by attempt: the best attempt up to it
  private int wipedOut = NONE; // in the current attempt

  private AttemptIndex(Trace trace) {
    super(trace);
    this.variableCount = trace.csp().variables().size();
    starts.add(0);
  }

  /** Returns whether a solver with this pseudo-code restarts, and never goes back in an attempt. */
  public static boolean fits(PseudoCode code) {
    return has(code, EventKind.RESTART)
        && has(code, EventKind.REFUTE)
        && !has(code, EventKind.BACKTRACK)
        && !has(code, EventKind.JUMP);
  }

  private static boolean has(PseudoCode code, EventKind kind) {
    return code.lines().stream().anyMatch(line -> line.kinds().contains(kind));
  }

  /** Returns an index that grows with the trace. */
  public static AttemptIndex follow(Trace trace, TraceFollower follower) {
    AttemptIndex index = new AttemptIndex(trace);
    follower.start(trace, index::readTo);
    return index;
  }

  /** Counts the assigned variables of an attempt before its value is refuted. */
  @Override
  void read(TracePlayer reader) {
    EventKind kind = reader.trace().kind(reader.position());
    boolean ends = kind == EventKind.REFUTE && breaks.size() < starts.size();
    int assigned = ends ? assigned(reader.state()) : 0;
    reader.stepForward();
    if (ends) {
      addBreak(reader, assigned);
    } else if (kind == EventKind.WIPE_OUT) {
      wipedOut = variable(reader);
    } else if (kind == EventKind.RESTART) {
      starts.add(reader.position());
      wipedOut = NONE;
    }
  }

  private void addBreak(TracePlayer reader, int assigned) {
    int attempt = breaks.size();
    int before = attempt == 0 ? 0 : best.get(attempt - 1);
    breaks.add(reader.position());
    filled.add(assigned);
    variables.add(wipedOut == NONE ? variable(reader) : wipedOut);
    best.add(attempt > 0 && filled.get(before) >= assigned ? before : attempt);
  }

  private static int variable(TracePlayer reader) {
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

  /**
   * Returns the attempt at the position of {@code player}, the latest ones before it, and the best
   * of all, at most {@code most} altogether, the latest first; empty if the events before the
   * position have not been read.
   */
  public synchronized Optional<ImmutableList<Attempt>> at(TracePlayer player, int most) {
    int position = player.position();
    if (!isKnown(position)) {
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
    int number = (int) state.counters().attempts(); // correct after a gap in the recording, too
    return new Attempt(number, assigned(state), NONE, starts.get(k), false);
  }

  /** A growing list of integers. */
  private static final class IntList {

    private int[] numbers = new int[16];
    private int size;

    int size() {
      return size;
    }

    void add(int number) {
      if (size == numbers.length) {
        numbers = Arrays.copyOf(numbers, 2 * size);
      }
      numbers[size++] = number;
    }

    int get(int index) {
      return numbers[index];
    }

    /**
     * Returns the index of the last of these ascending numbers that is at most {@code limit}, or
     * −1.
     */
    int lastUpTo(int limit) {
      int found = Arrays.binarySearch(numbers, 0, size, limit);
      return found >= 0 ? found : -found - 2;
    }
  }
}
