package org.cspworkbench.presentation.detail;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.playback.WorkIndex;
import org.cspworkbench.presentation.playback.WorkQueue;

/**
 * The queue of revisions, as it is displayed.
 *
 * @param current the arc being revised, or the variable whose arcs are being revised; empty if
 *     there is none
 * @param items the first items of the queue in their order; all items if they are neighbours
 * @param size the length of the queue
 * @param ofNeighbours whether the items are the names of the neighbours of one variable
 */
public record WorkList(
    Optional<String> current, ImmutableList<Item> items, int size, boolean ofNeighbours) {

  /** The state of an item. */
  public enum Progress {
    /** The item is in the queue. */
    WAITING,
    /** The item is in the queue, and was added last. */
    NEWEST,
    /** The item is being revised. */
    CURRENT,
    /** The item has been revised without removing a value. */
    DONE,
    /** The item has been revised, and values were removed. */
    PRUNED
  }

  /**
   * An arc, or a variable whose incoming arcs are to be revised.
   *
   * @param name the variable whose values may be removed and, for an arc, the variable that must
   *     support them
   * @param progress its state
   */
  public record Item(String name, Progress progress) {}

  /** Returns an empty queue without a current revision. */
  public static WorkList empty() {
    return new WorkList(Optional.empty(), ImmutableList.of(), 0, false);
  }

  /**
   * Returns the queue at the position of {@code player}; empty if {@code index} has not reached it.
   */
  public static WorkList at(WorkIndex index, TracePlayer player, int most) {
    Csp csp = player.trace().csp();
    TraceKey key = player.trace().key();
    return index
        .at(player.position())
        .map(
            queue ->
                index.isOfNeighbours() && queue.isInSearch()
                    ? ofNeighbours(queue, csp, key, most)
                    : of(queue, csp, key, most))
        .orElse(empty());
  }

  static WorkList of(WorkQueue queue, Csp csp, TraceKey key, int most) {
    ImmutableList<Item> items =
        queue.first(most).stream()
            .map(
                item ->
                    new Item(
                        name(item, csp, key),
                        queue.isNewest(item) ? Progress.NEWEST : Progress.WAITING))
            .collect(ImmutableList.toImmutableList());
    return new WorkList(current(queue, csp, key), items, queue.size(), false);
  }

  /**
   * Returns the neighbours of one variable in the order of their revision: first the revised ones,
   * then the others.
   */
  static WorkList ofNeighbours(WorkQueue queue, Csp csp, TraceKey key, int most) {
    Stream<Item> revised =
        queue.revised().stream().map(arc -> new Item(tail(arc, csp, key), progress(queue, arc)));
    Stream<Item> waiting =
        queue.first(most).stream().map(arc -> new Item(tail(arc, csp, key), Progress.WAITING));
    ImmutableList<Item> items =
        Stream.concat(revised, waiting).collect(ImmutableList.toImmutableList());
    int leftOut = Math.max(0, items.size() - most); // the first ones, which were revised earliest
    return new WorkList(
        current(queue, csp, key),
        items.subList(Math.min(leftOut, queue.revised().size()), items.size()),
        queue.size(),
        true);
  }

  private static Optional<String> current(WorkQueue queue, Csp csp, TraceKey key) {
    return queue.current().stream().mapToObj(item -> name(item, csp, key)).findFirst();
  }

  private static Progress progress(WorkQueue queue, int arc) {
    if (queue.current().equals(OptionalInt.of(arc))) {
      return Progress.CURRENT;
    }
    return queue.hasPruned(arc) ? Progress.PRUNED : Progress.DONE;
  }

  private static String tail(int item, Csp csp, TraceKey key) {
    return csp.variables().get(item < 0 ? ~item : key.tail(item)).name();
  }

  private static String name(int item, Csp csp, TraceKey key) {
    if (item < 0) {
      return csp.variables().get(~item).name();
    }
    String tail = csp.variables().get(key.tail(item)).name();
    int head = key.head(item);
    return head == TraceEvent.NONE ? tail : tail + " ← " + csp.variables().get(head).name();
  }
}
