package org.cspworkbench.presentation.moment;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.Lists;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.ValueSet;
import org.jspecify.annotations.Nullable;

/**
 * The propagation at one position of a trace: the variable whose new value is being propagated, the
 * current cause, and the values that this cause has removed so far.
 *
 * <p>The cause of an event is the variable at the head of its arc, the arc itself if it depends on
 * several variables, or a learnt nogood. The removed values are found by stepping back to an event
 * with another cause, or one that is not a consequence of a value.
 */
final class Propagation {

  private static final Set<EventKind> CONSEQUENCES =
      EnumSet.of(
          EventKind.PRUNE,
          EventKind.WIPE_OUT,
          EventKind.VIOLATION,
          EventKind.ENQUEUE,
          EventKind.DEQUEUE,
          EventKind.REVISE);

  private final TraceKey key;
  private final Map<Integer, ValueSet> pruned = new HashMap<>();
  private final Map<Integer, ValueSet> current = new HashMap<>();
  private final @Nullable TraceEvent event;
  private int tried = NONE;
  private ImmutableIntArray way = ImmutableIntArray.of();

  private Propagation(TraceKey key, @Nullable TraceEvent event) {
    this.key = key;
    this.event = event;
  }

  /**
   * Returns the propagation at the position of {@code player}, which steps back and returns to its
   * position.
   */
  static Propagation at(TracePlayer player) {
    TraceEvent event = player.lastEvent();
    Propagation here = new Propagation(player.trace().key(), event);
    int position = player.position();
    if (event != null) {
      here.collect(player);
      here.findTried(player.trace(), position);
      player.seek(position);
    }
    return here;
  }

  /** Steps back over the effects of the cause of the event. */
  private void collect(TracePlayer player) {
    for (TraceEvent past = event; past != null && hasCauseOf(past); past = player.lastEvent()) {
      if (past.kind() == EventKind.PRUNE) {
        ValueSet gone = past.removed();
        pruned.merge(past.variable(), gone, ValueSet::union);
        if (past.equals(event)) {
          current.put(past.variable(), gone);
        }
      }
      player.stepBack();
    }
  }

  private boolean hasCauseOf(TraceEvent past) {
    return CONSEQUENCES.contains(past.kind())
        && (past.kind() == EventKind.ENQUEUE
            || (cause(past) != NONE && cause(past) == cause(event)));
  }

  private int cause(@Nullable TraceEvent of) {
    if (of == null) {
      return NONE;
    }
    if (of.arc() == NONE) {
      return of.number() == NONE ? NONE : Integer.MIN_VALUE + of.number();
    }
    int head = key.head(of.arc());
    return head == NONE ? ~of.arc() - 1 : head;
  }

  private void findTried(Trace trace, int position) {
    int behind = position;
    while (behind > 0 && CONSEQUENCES.contains(trace.kind(behind - 1))) {
      behind--;
    }
    if (behind > 0 && isAssignment(trace.kind(behind - 1))) {
      tried = trace.variable(behind - 1);
      findWay(trace, behind, position);
    }
  }

  private static boolean isAssignment(EventKind kind) {
    return kind == EventKind.TRY || kind == EventKind.PLACE;
  }

  /**
   * Goes back from the cause of the arrow to the cause of its own last loss, and so on, until there
   * is none since the event at {@code start}.
   */
  private void findWay(Trace trace, int start, int position) {
    Arrow arrow = arrow();
    if (arrow == null) {
      return;
    }
    List<Integer> back = new ArrayList<>();
    back.add(arrow.from());
    int last = arrow.from();
    for (int p = position - 2; p >= start && last != tried; p--) {
      if (trace.kind(p) == EventKind.PRUNE && trace.variable(p) == last) {
        last = trace.arc(p) == NONE ? NONE : key.head(trace.arc(p));
        back.add(last);
      }
    }
    if (last == tried) {
      way = ImmutableIntArray.copyOf(Lists.reverse(back));
    }
  }

  /** Returns the variable whose value is being propagated, or {@code NONE}. */
  int tried() {
    return tried;
  }

  /** Returns the variables from the one being tried to the cause of the arrow, or none. */
  ImmutableIntArray way() {
    return way;
  }

  /** Passes each variable of which the current cause has removed values. */
  void forEachPruned(IntConsumer pass) {
    pruned.keySet().forEach(pass::accept);
  }

  /**
   * Returns {@code spot} of variable {@code x} with the values that the current cause has removed.
   */
  Spot mark(int x, Spot spot) {
    ValueSet gone = pruned.get(x);
    return gone == null ? spot : spot.withPruned(gone, current.getOrDefault(x, ValueSet.empty()));
  }

  /** Returns the arrow from the cause to the variable of the event, if there is a cause. */
  @Nullable Arrow arrow() {
    if (event == null || event.arc() == NONE) {
      return null;
    }
    int from = key.head(event.arc());
    if (from == NONE || from == event.variable()) {
      return null;
    }
    return switch (event.kind()) {
      case PRUNE -> new Arrow(from, event.variable(), onlyValue(), Arrow.Kind.REMOVES);
      case WIPE_OUT, REFUTE -> new Arrow(from, key.tail(event.arc()), NONE, Arrow.Kind.REMOVES);
      case REVISE, ENQUEUE -> new Arrow(from, event.variable(), NONE, Arrow.Kind.CHECKS);
      default -> null;
    };
  }

  private int onlyValue() {
    int value = NONE;
    for (ValueSet gone : current.values()) {
      if (gone.size() != 1 || value != NONE) {
        return NONE;
      }
      value = gone.first(0);
    }
    return value;
  }
}
