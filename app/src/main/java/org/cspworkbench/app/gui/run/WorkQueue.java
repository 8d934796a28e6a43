package org.cspworkbench.app.gui.run;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
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
  private final List<Integer> revised; // since the search went on or the list was added to
  private final Set<Integer> fruitful; // those that took values
  private int current;
  private int newest;
  private boolean hasTried;
  private boolean inSearch;
  private boolean feedsItself;

  WorkQueue(TraceKey key) {
    this(key, new LinkedHashSet<>(), new ArrayList<>(), new HashSet<>());
    this.current = NONE;
    this.newest = NOTHING;
  }

  private WorkQueue(
      TraceKey key, Set<Integer> waiting, List<Integer> revised, Set<Integer> fruitful) {
    this.key = key;
    this.waiting = waiting;
    this.revised = revised;
    this.fruitful = fruitful;
  }

  WorkQueue copy() {
    WorkQueue copy =
        new WorkQueue(
            key, new LinkedHashSet<>(waiting), new ArrayList<>(revised), new HashSet<>(fruitful));
    copy.current = current;
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
      case ENQUEUE, REVISE, PLACE -> follow(player.lastEvent());
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
      waiting.remove(newest); // a variable into which no arc was worth a revision is back
      waiting.add(newest);
    } else if (event.kind() == EventKind.PLACE) {
      waiting.remove(~event.variable());
      forgetRevised();
    } else {
      revise(event.arc());
    }
  }

  private void revise(int arc) {
    current = arc;
    revised.add(arc);
    if (!waiting.remove(arc)) {
      waiting.remove(~key.head(arc));
    } else if (key.head(arc) == NONE) {
      waiting.removeIf(item -> item < 0);
    }
  }

  private void forgetRevised() {
    revised.clear();
    fruitful.clear();
    current = NONE;
  }

  private void clear() {
    waiting.clear();
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

  /** The arc that is being revised, or {@link TraceEvent#NONE}. */
  public int current() {
    return current;
  }

  /** Whether {@code item} was put on the list last. */
  public boolean isNewest(int item) {
    return item == newest;
  }
}
