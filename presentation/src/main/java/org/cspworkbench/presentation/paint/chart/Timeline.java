package org.cspworkbench.presentation.paint.chart;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.jspecify.annotations.Nullable;

/**
 * An overview of a trace: the depth of the search, or the number of violated constraints in local
 * search, the positions of important events, and the values of the objective, if there is one.
 *
 * <p>The trace may still grow: {@link #update} processes each event once. The overview takes a few
 * bytes for 16 events, in a pyramid that answers queries for any range in logarithmic time.
 */
public final class Timeline {

  /** The kinds of important events, in ascending order of importance. */
  public enum Mark {
    /** A value was tried although there were others, or a variable moved. */
    DECISION(1),
    /** The search backtracked over a value. */
    BACKTRACK(2),
    /** A constraint was violated, or a domain became empty. */
    CONTRADICTION(4),
    /** A new attempt started. */
    RESTART(8),
    /** A solution was found. */
    SOLUTION(16);

    /** The flag in a skyline. */
    private final int bit;

    Mark(int bit) {
      this.bit = bit;
    }
  }

  /** The number of events per update, which bounds it to a few milliseconds. */
  private static final int COST_PER_UPDATE = 1 << 16;

  /** The cost of a move in units of other events. */
  private static final int COST_OF_MOVE = 30;

  private final Trace trace;
  private final TracePlayer player;
  private final Skyline skyline = new Skyline();
  private final Optional<Objective> objective;
  private final ObjectiveCurve curve = new ObjectiveCurve();
  private int highest;
  private int violated; // the number of violated constraints in local search

  /** Creates the timeline of a search for any solution; it is empty before the first update. */
  public Timeline(Trace trace) {
    this(trace, Optional.empty());
  }

  /** Creates the timeline of a search for the best solution, if there is an objective. */
  public Timeline(Trace trace, Optional<Objective> objective) {
    this.trace = trace;
    this.player = trace.player();
    this.objective = objective;
  }

  /** Returns the trace. */
  public Trace trace() {
    return trace;
  }

  /** Processes new events, at most some ten thousand; returns {@code false} if more are pending. */
  public boolean update() {
    for (int cost = 0; player.position() < trace.length() && cost < COST_PER_UPDATE; cost++) {
      EventKind kind = trace.kind(player.position());
      player.stepForward();
      if (kind == EventKind.MOVE) {
        cost += COST_OF_MOVE;
        follow(player.lastEvent());
      } else if (kind == EventKind.RESTART) {
        violated = 0;
      } else if (kind == EventKind.SOLUTION) {
        objective.ifPresent(it -> curve.add(it, player));
      }
      int height = player.state().depth() + violated;
      highest = Math.max(highest, height);
      skyline.add(height, bit(kind));
    }
    return player.position() >= trace.length();
  }

  /** Updates the number of violated constraints; a move changes only those on its variable. */
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
      case WIPE_OUT, VIOLATION -> Mark.CONTRADICTION.bit;
      case REFUTE -> trace.followsWipeOut(player.position() - 1) ? 0 : Mark.CONTRADICTION.bit;
      case RESTART -> Mark.RESTART.bit;
      case SOLUTION -> Mark.SOLUTION.bit;
      default -> 0;
    };
  }

  /** Returns the number of events that have been processed. */
  public int length() {
    return skyline.length();
  }

  /** Returns the scale of the events that have been processed. */
  public RunScale scale() {
    return RunScale.linear(length());
  }

  /** Returns the values of the objective; empty where there is none. */
  public ObjectiveCurve curve() {
    return curve;
  }

  /** Returns the greatest height so far. */
  public int highest() {
    return highest;
  }

  /**
   * Returns the greatest height after any of the events {@code from} ≤ position &lt; {@code to}. A
   * height is the depth of decisions plus the number of constraints that moves violate.
   */
  public int height(int from, int to) {
    return skyline.highest(from, to);
  }

  /** Returns the marks of the events {@code from} ≤ position &lt; {@code to}. */
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
}
