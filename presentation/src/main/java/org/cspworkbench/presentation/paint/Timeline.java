package org.cspworkbench.presentation.paint;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.EnumSet;
import java.util.Set;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.jspecify.annotations.Nullable;

/**
 * A whole tape at a glance: how deep the search was, or in local search how many constraints were
 * violated, and where something happened that is worth jumping to.
 *
 * <p>Follows a tape that still grows: {@link #update} looks at each event once. What it keeps of 16
 * events takes a few bytes, in a pyramid that answers for any stretch of the tape in a few steps,
 * however long the tape is.
 */
public final class Timeline {

  /** What is worth jumping to, from the least telling to the most. */
  public enum Mark {
    /** A value was tried although there were others, or a variable moved. */
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
  private static final int LOOKS_PER_UPDATE = 1 << 16;

  /** A move is as much to look at as so many other events. */
  private static final int LOOKS_AT_A_MOVE = 30;

  private final Trace trace;
  private final TracePlayer player;
  private final Skyline skyline = new Skyline();
  private int highest;
  private int violated; // the constraints that are, in local search

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
   * Looks at events that have come since the last call, at most some ten thousand; {@code false} if
   * more are waiting.
   */
  public boolean update() {
    for (int looks = 0; player.position() < trace.length() && looks < LOOKS_PER_UPDATE; looks++) {
      EventKind kind = trace.kind(player.position());
      player.stepForward();
      if (kind == EventKind.MOVE) {
        looks += LOOKS_AT_A_MOVE;
        follow(player.lastEvent());
      } else if (kind == EventKind.RESTART) {
        violated = 0;
      }
      int height = player.state().depth() + violated;
      highest = Math.max(highest, height);
      skyline.add(height, bit(kind));
    }
    return player.position() >= trace.length();
  }

  /** A move changes nothing but what the constraints on its variable say. */
  private void follow(@Nullable TraceEvent move) {
    if (move != null) {
      violated += violated(move, move.value());
      violated -= move.previous() == NONE ? 0 : violated(move, move.previous());
    }
  }

  private int violated(TraceEvent move, int value) {
    return trace.key().violated(move.variable(), value, player.state()::assigned);
  }

  private int bit(EventKind kind) {
    return switch (kind) {
      case TRY -> player.state().isChoice(player.state().depth()) ? Mark.DECISION.bit : 0;
      case MOVE -> Mark.DECISION.bit;
      case BACKTRACK, JUMP -> Mark.BACKTRACK.bit;
      case WIPE_OUT -> Mark.CONTRADICTION.bit;
      case REFUTE -> trace.followsWipeOut(player.position() - 1) ? 0 : Mark.CONTRADICTION.bit;
      case RESTART -> Mark.RESTART.bit;
      case SOLUTION -> Mark.SOLUTION.bit;
      default -> 0;
    };
  }

  /** How many events have been looked at. */
  public int length() {
    return skyline.length();
  }

  /** The greatest height so far. */
  public int highest() {
    return highest;
  }

  /**
   * The greatest height behind any of the events {@code from} ≤ position &lt; {@code to}: how many
   * decisions stood, and how many constraints were violated by what had been moved.
   */
  public int height(int from, int to) {
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
