package org.cspworkbench.presentation.paint.graph;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.words.IntervalText;

/**
 * The part of a constraint graph that an event concerns.
 *
 * @param variable the variable of the event, or {@code NONE}
 * @param constraint the index of the current constraint, or {@code NONE}
 * @param relation that constraint, which may be implied by those of the problem and not stated
 * @param head the variable on whose values the revision depends, or {@code NONE} if there are
 *     several or none
 * @param removes whether the event removes values
 * @param gone the values that the event has removed
 * @param violated the constraints of the problem that are violated, by index
 * @param marked those that a person has selected or points at
 */
public record GraphFocus(
    int variable,
    int constraint,
    Optional<Constraint> relation,
    int head,
    boolean removes,
    ImmutableList<String> gone,
    ImmutableSet<Integer> violated,
    ImmutableSet<Integer> marked) {

  /** With more constraints, none is asked whether it is violated: that is done for each frame. */
  private static final int MOST_ASKED = 2_000;

  private static final ImmutableSet<EventKind> FAILURES =
      Sets.immutableEnumSet(EventKind.REFUTE, EventKind.WIPE_OUT, EventKind.VIOLATION);

  /** Returns the focus of the last event that {@code player} passed. */
  public static GraphFocus of(TracePlayer player) {
    TraceEvent event = player.lastEvent();
    if (event == null || event.variable() == NONE) {
      return without(player, NONE, false, ImmutableList.of());
    }
    TraceKey key = player.trace().key();
    boolean removes =
        event.kind() == EventKind.PRUNE
            || event.kind() == EventKind.WIPE_OUT
            || event.kind() == EventKind.REFUTE;
    boolean isAtWork =
        event.arc() != NONE
            && (removes || event.kind() == EventKind.REVISE || event.kind() == EventKind.ENQUEUE);
    if (!isAtWork) {
      return without(player, event.variable(), removes, gone(player, event));
    }
    int head = key.head(event.arc());
    return new GraphFocus(
        event.variable(),
        key.constraintIndex(event.arc()),
        Optional.of(key.constraint(event.arc())),
        head == event.variable() ? key.tail(event.arc()) : head,
        removes,
        gone(player, event),
        violated(player),
        ImmutableSet.of());
  }

  /** Returns the focus of an event at which there is no constraint. */
  private static GraphFocus without(
      TracePlayer player, int variable, boolean removes, ImmutableList<String> gone) {
    return new GraphFocus(
        variable, NONE, Optional.empty(), NONE, removes, gone, violated(player), ImmutableSet.of());
  }

  private static ImmutableList<String> gone(TracePlayer player, TraceEvent event) {
    Domain domain = player.trace().csp().variables().get(event.variable()).domain();
    return event.kind() == EventKind.PRUNE
        ? IntervalText.names(domain, event.removed()).collect(ImmutableList.toImmutableList())
        : ImmutableList.of();
  }

  /**
   * Returns the constraints whose variables have values that do not satisfy it, and the one at
   * which a value or a domain has just failed.
   */
  private static ImmutableSet<Integer> violated(TracePlayer player) {
    ImmutableList<Constraint> all = player.trace().csp().constraints();
    if (all.size() > MOST_ASKED) {
      return ImmutableSet.of();
    }
    int failed = failed(player);
    return IntStream.range(0, all.size())
        .filter(c -> c == failed || isViolated(all.get(c), player.state()))
        .boxed()
        .collect(ImmutableSet.toImmutableSet());
  }

  private static int failed(TracePlayer player) {
    TraceEvent event = player.lastEvent();
    return event != null && FAILURES.contains(event.kind()) && event.arc() != NONE
        ? player.trace().key().constraintIndex(event.arc())
        : NONE;
  }

  private static boolean isViolated(Constraint constraint, TraceState state) {
    ImmutableList<Variable> scope = constraint.scope();
    int[] values = new int[scope.size()];
    for (int k = 0; k < values.length; k++) {
      int value = value(state, scope.get(k).index());
      if (value == NONE) {
        return false;
      }
      values[k] = scope.get(k).domain().valueAt(value);
    }
    return !constraint.isSatisfiedBy(values);
  }

  private static int value(TraceState state, int x) {
    int assigned = state.assigned(x);
    return assigned == NONE && state.size(x) == 1 ? state.values(x).first(0) : assigned;
  }

  /** Returns this focus with marked constraints. */
  public GraphFocus marking(ImmutableSet<Integer> constraints) {
    return new GraphFocus(
        variable, constraint, relation, head, removes, gone, violated, constraints);
  }

  /**
   * Returns the variable whose neighbours are of interest, that is, whose value caused the event.
   */
  public int centre() {
    return head == NONE ? variable : head;
  }
}
