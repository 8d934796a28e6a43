package org.cspworkbench.presentation.paint.graph;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TracePlayer;
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
 */
public record GraphFocus(
    int variable,
    int constraint,
    Optional<Constraint> relation,
    int head,
    boolean removes,
    ImmutableList<String> gone) {

  private static final GraphFocus NOTHING =
      new GraphFocus(NONE, NONE, Optional.empty(), NONE, false, ImmutableList.of());

  /** Returns the focus of the last event that {@code player} passed. */
  public static GraphFocus of(TracePlayer player) {
    TraceEvent event = player.lastEvent();
    if (event == null || event.variable() == NONE) {
      return NOTHING;
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
      return new GraphFocus(
          event.variable(), NONE, Optional.empty(), NONE, removes, gone(player, event));
    }
    int head = key.head(event.arc());
    return new GraphFocus(
        event.variable(),
        key.constraintIndex(event.arc()),
        Optional.of(key.constraint(event.arc())),
        head == event.variable() ? key.tail(event.arc()) : head,
        removes,
        gone(player, event));
  }

  private static ImmutableList<String> gone(TracePlayer player, TraceEvent event) {
    Domain domain = player.trace().csp().variables().get(event.variable()).domain();
    return event.kind() == EventKind.PRUNE
        ? IntervalText.names(domain, event.removed()).collect(ImmutableList.toImmutableList())
        : ImmutableList.of();
  }

  /**
   * Returns the variable whose neighbours are of interest, that is, whose value caused the event.
   */
  public int centre() {
    return head == NONE ? variable : head;
  }
}
