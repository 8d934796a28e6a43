package org.cspworkbench.presentation.playback;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.jspecify.annotations.Nullable;

/**
 * The queue of revisions between two events of a trace of fine detail, in the order of insertion.
 * An item is an arc or, as the complement of its index, a variable into which all arcs are to be
 * revised.
 *
 * <p>It has the same content as the solver's own queue: an arc, or a constraint that is filtered as
 * a whole, is removed when it is revised, and a variable when it is dequeued. A contradiction
 * empties the queue.
 */
public final class WorkQueue {

  private static final int NOTHING = Integer.MIN_VALUE; // neither an arc nor a variable

  private final Set<Integer> waiting;
  private final List<Integer> revised; // since the search continued or the queue grew
  private final Set<Integer> fruitful; // the arcs that removed values
  private int current;
  private int turn; // the variable whose arcs are being revised, as the complement of its index
  private int newest;
  private boolean hasTried;
  private boolean inSearch;
  private boolean feedsItself;

  WorkQueue() {
    this(new LinkedHashSet<>(), new ArrayList<>(), new HashSet<>());
    this.current = NOTHING;
    this.turn = NOTHING;
    this.newest = NOTHING;
  }

  private WorkQueue(Set<Integer> waiting, List<Integer> revised, Set<Integer> fruitful) {
    this.waiting = waiting;
    this.revised = revised;
    this.fruitful = fruitful;
  }

  WorkQueue copy() {
    WorkQueue copy =
        new WorkQueue(
            new LinkedHashSet<>(waiting), new ArrayList<>(revised), new HashSet<>(fruitful));
    copy.current = current;
    copy.turn = turn;
    copy.newest = newest;
    copy.hasTried = hasTried;
    copy.inSearch = inSearch;
    copy.feedsItself = feedsItself;
    return copy;
  }

  /** Updates the queue after the event that {@code player} has just passed. */
  void follow(TracePlayer player) {
    EventKind kind = player.trace().kind(player.position() - 1);
    switch (kind) {
      case ENQUEUE, DEQUEUE, REVISE -> follow(player.lastEvent());
      case PLACE -> forgetRevised();
      case PRUNE -> fruitful.add(current);
      default -> {
        hasTried |= kind == EventKind.TRY;
        clear();
      }
    }
  }

  private void follow(@Nullable TraceEvent event) {
    if (event == null) {
      return;
    }
    if (event.kind() == EventKind.ENQUEUE) {
      inSearch = hasTried;
      feedsItself |= inSearch && !revised.isEmpty() && !waiting.isEmpty();
      forgetRevised();
      newest = event.arc() == NONE ? ~event.variable() : event.arc();
      waiting.add(newest);
    } else if (event.kind() == EventKind.DEQUEUE) {
      turn = ~event.variable();
      waiting.remove(turn);
      forgetRevised();
    } else {
      revise(event.arc());
    }
  }

  private void revise(int arc) {
    current = arc;
    revised.add(arc);
    if (waiting.remove(arc)) { // otherwise it is an arc into the current variable
      turn = NOTHING;
    }
  }

  private void forgetRevised() {
    revised.clear();
    fruitful.clear();
    current = turn;
  }

  private void clear() {
    waiting.clear();
    turn = NOTHING;
    forgetRevised();
    newest = NOTHING;
  }

  /** Returns the number of items in the queue. */
  public int size() {
    return waiting.size();
  }

  /** Returns the number of stored items: those in the queue and the revised arcs. */
  int memory() {
    return waiting.size() + revised.size();
  }

  /**
   * Returns whether an item was added between two revisions in the search up to here. If not, each
   * queue contains the neighbours of one variable.
   */
  boolean feedsItself() {
    return feedsItself;
  }

  /**
   * Returns whether an item was added after a value was tried. Earlier items belong to the
   * propagation of the given problem.
   */
  public boolean isInSearch() {
    return inSearch;
  }

  /**
   * Returns the arcs that were revised since the search continued or the queue grew, in order; the
   * last one is the current one.
   */
  public ImmutableList<Integer> revised() {
    return ImmutableList.copyOf(revised);
  }

  /** Returns whether {@code arc}, which is one of the revised arcs, has removed values. */
  public boolean hasPruned(int arc) {
    return fruitful.contains(arc);
  }

  /** Returns the first {@code most} items of the queue. */
  public ImmutableList<Integer> first(int most) {
    return waiting.stream().limit(most).collect(ImmutableList.toImmutableList());
  }

  /** Returns the current item: the arc that is being revised, or the variable whose arcs are. */
  public OptionalInt current() {
    return current == NOTHING ? OptionalInt.empty() : OptionalInt.of(current);
  }

  /** Returns whether {@code item} was added last. */
  public boolean isNewest(int item) {
    return item == newest;
  }
}
