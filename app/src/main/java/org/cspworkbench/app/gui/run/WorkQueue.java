package org.cspworkbench.app.gui.run;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashSet;
import java.util.Set;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TracePlayer;
import org.jspecify.annotations.Nullable;

/**
 * What waits to be revised between two events of a tape of fine detail, in the order in which it
 * came. An item is an arc or, as the complement of its index, a variable into which all arcs are to
 * be revised.
 *
 * <p>An arc leaves when it is revised; a variable when the first arc into it is, when it is placed,
 * or when a propagator is called, as that has to wait until no variable does. What is left leaves
 * at a contradiction, and when the search goes on.
 */
public final class WorkQueue {

  private static final int NOTHING = Integer.MIN_VALUE; // neither an arc nor a variable

  private final TraceKey key;
  private final Set<Integer> waiting;
  private int current;
  private int newest;

  WorkQueue(TraceKey key) {
    this(key, new LinkedHashSet<>(), NONE, NOTHING);
  }

  private WorkQueue(TraceKey key, Set<Integer> waiting, int current, int newest) {
    this.key = key;
    this.waiting = waiting;
    this.current = current;
    this.newest = newest;
  }

  WorkQueue copy() {
    return new WorkQueue(key, new LinkedHashSet<>(waiting), current, newest);
  }

  /** Takes in the event that {@code player} has just gone over. */
  void follow(TracePlayer player) {
    EventKind kind = player.trace().kind(player.position() - 1);
    switch (kind) {
      case ENQUEUE, REVISE, PLACE -> follow(player.lastEvent());
      case PRUNE -> {}
      default -> clear();
    }
  }

  private void follow(@Nullable TraceEvent event) {
    if (event == null) {
      return;
    }
    if (event.kind() == EventKind.ENQUEUE) {
      newest = event.arc() == NONE ? ~event.variable() : event.arc();
      waiting.remove(newest); // a variable into which no arc was worth a revision is back
      waiting.add(newest);
    } else if (event.kind() == EventKind.PLACE) {
      waiting.remove(~event.variable());
      current = NONE;
    } else {
      revise(event.arc());
    }
  }

  private void revise(int arc) {
    current = arc;
    if (!waiting.remove(arc)) {
      waiting.remove(~key.head(arc));
    } else if (key.head(arc) == NONE) {
      waiting.removeIf(item -> item < 0);
    }
  }

  private void clear() {
    waiting.clear();
    current = NONE;
    newest = NOTHING;
  }

  /** How many items wait. */
  public int size() {
    return waiting.size();
  }

  /** The first {@code most} items that wait. */
  public ImmutableList<Integer> first(int most) {
    return waiting.stream().limit(most).collect(ImmutableList.toImmutableList());
  }

  /** The arc that is being revised, or {@link TraceEvent#NONE}. */
  public int current() {
    return current;
  }

  /** Whether {@code item} was put on the list last. */
  public boolean isNewest(int item) {
    return item == newest;
  }
}
