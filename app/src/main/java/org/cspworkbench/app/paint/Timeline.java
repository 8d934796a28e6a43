package org.cspworkbench.app.paint;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/**
 * A whole tape at a glance: how deep the search was and where something happened that is worth
 * jumping to.
 *
 * <p>Follows a tape that still grows: {@link #update} looks at each event once. What it keeps of 16
 * events takes a few bytes, in a pyramid that answers for any stretch of the tape in a few steps,
 * however long the tape is.
 */
public final class Timeline {

  /** What is worth jumping to, from the least telling to the most. */
  public enum Mark {
    /** A value was tried although there were others. */
    DECISION(1),
    /** A value was taken back. */
    BACKTRACK(2),
    /** A constraint was violated, or a variable lost its last value. */
    CONTRADICTION(4),
    /** A new attempt started. */
    RESTART(8),
    /** A solution was found. */
    SOLUTION(16);

    /** Stands for it in a skyline. */
    private final int bit;

    Mark(int bit) {
      this.bit = bit;
    }
  }

  /** How many events one call looks at: some milliseconds' worth. */
  private static final int EVENTS_PER_UPDATE = 1 << 18;

  private final Trace trace;
  private final TracePlayer player;
  private final Skyline skyline = new Skyline();
  private int deepest;

  /** The timeline of this tape, empty until it is updated. */
  public Timeline(Trace trace) {
    this.trace = trace;
    this.player = trace.player();
  }

  /** The tape. */
  public Trace trace() {
    return trace;
  }

  /**
   * Looks at events that have come since the last call, at most some hundred thousand; {@code
   * false} if more are waiting.
   */
  public boolean update() {
    int end = Math.min(trace.length(), player.position() + EVENTS_PER_UPDATE);
    while (player.position() < end) {
      EventKind kind = trace.kind(player.position());
      player.stepForward();
      int depth = player.state().depth();
      deepest = Math.max(deepest, depth);
      skyline.add(depth, bit(kind));
    }
    return player.position() >= trace.length();
  }

  private int bit(EventKind kind) {
    return switch (kind) {
      case TRY -> isChoice() ? Mark.DECISION.bit : 0;
      case BACKTRACK, JUMP -> Mark.BACKTRACK.bit;
      case WIPE_OUT -> Mark.CONTRADICTION.bit;
      case REFUTE -> followsWipeOut() ? 0 : Mark.CONTRADICTION.bit;
      case RESTART -> Mark.RESTART.bit;
      case SOLUTION -> Mark.SOLUTION.bit;
      default -> 0;
    };
  }

  private boolean isChoice() {
    TraceState state = player.state();
    int x = state.decisionVariable(state.depth());
    int value = state.decisionValue(state.depth());
    int values = trace.csp().variables().get(x).domain().size();
    return IntStream.range(0, values).anyMatch(i -> i != value && state.isLeft(x, i))
        || state.refuted(state.depth() - 1, x).length > 0;
  }

  private boolean followsWipeOut() {
    int before = player.position() - 2;
    return before >= 0 && trace.kind(before) == EventKind.WIPE_OUT;
  }

  /** How many events have been looked at. */
  public int length() {
    return skyline.length();
  }

  /** The greatest depth so far. */
  public int deepest() {
    return deepest;
  }

  /** The greatest depth behind any of the events {@code from} ≤ position &lt; {@code to}. */
  public int depth(int from, int to) {
    return skyline.highest(from, to);
  }

  /** What happened in the events {@code from} ≤ position &lt; {@code to}. */
  public Set<Mark> marks(int from, int to) {
    int bits = skyline.bits(from, to);
    Set<Mark> marks = EnumSet.noneOf(Mark.class);
    for (Mark mark : Mark.values()) {
      if ((bits & mark.bit) != 0) {
        marks.add(mark);
      }
    }
    return marks;
  }

  /**
   * The position behind the first event with this mark that lies behind {@code position}, or {@link
   * TraceEvent#NONE}.
   */
  public int next(Mark mark, int position) {
    return skyline.first(mark.bit, position, length());
  }

  /**
   * The position behind the last event with this mark that lies before the event just behind {@code
   * position}, or {@link TraceEvent#NONE}.
   */
  public int previous(Mark mark, int position) {
    return position <= 1 ? NONE : skyline.last(mark.bit, position - 1);
  }
}
