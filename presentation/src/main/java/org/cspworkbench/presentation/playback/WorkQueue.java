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
 * What waits to be revised between two events of a tape of fine detail, in the order in which it
 * came. An item is an arc or, as the complement of its index, a variable into which all arcs are to
 * be revised.
 *
 * <p>It holds what the solver's own queue holds there: an arc leaves when it is revised, as does a
 * constraint that is filtered as a whole, and a variable when the tape says that its turn has come.
 * At a contradiction all leave.
 */
public final class WorkQueue {

  private static final int NOTHING = Integer.MIN_VALUE; // neither an arc nor a variable

  private final Set<Integer> waiting;
  private final List<Integer> revised; // since the search went on or the list was added to
  private final Set<Integer> fruitful; // those that took values
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

  /** Takes in the event that {@code player} has just gone over. */
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
    if (waiting.remove(arc)) { // otherwise it is one of those into the variable at its turn
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

  /** How many items wait. */
  public int size() {
    return waiting.size();
  }

  /** How many arcs there are to tell of: those that wait and those that have been revised. */
  int memory() {
    return waiting.size() + revised.size();
  }

  /**
   * Whether, in the search up to here, an item was ever put on the list between two revisions. If
   * not, each list is that of the neighbours of one variable.
   */
  boolean feedsItself() {
    return feedsItself;
  }

  /**
   * Whether anything was put on the list after a value had been tried: what came before is done to
   * the problem as it is given.
   */
  public boolean isInSearch() {
    return inSearch;
  }

  /**
   * The arcs revised since the search went on, or since the list was added to, in order; the last
   * is the one at work.
   */
  public ImmutableList<Integer> revised() {
    return ImmutableList.copyOf(revised);
  }

  /** Whether {@code arc}, which is among those revised, took values. */
  public boolean hasPruned(int arc) {
    return fruitful.contains(arc);
  }

  /** The first {@code most} items that wait. */
  public ImmutableList<Integer> first(int most) {
    return waiting.stream().limit(most).collect(ImmutableList.toImmutableList());
  }

  /** What is at work: the arc that is being revised, or the variable whose arcs are. */
  public OptionalInt current() {
    return current == NOTHING ? OptionalInt.empty() : OptionalInt.of(current);
  }

  /** Whether {@code item} was put on the list last. */
  public boolean isNewest(int item) {
    return item == newest;
  }
}
