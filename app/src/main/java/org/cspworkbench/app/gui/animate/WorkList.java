package org.cspworkbench.app.gui.animate;

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
 * What waits to be revised, as it is listed.
 *
 * @param current the arc that is being revised, or the variable whose arcs are; none while none is
 * @param items the first that wait, in the order in which they came; of neighbours, all of them
 * @param size how many wait
 * @param ofNeighbours whether these are the neighbours of one variable, each by its name
 */
public record WorkList(
    Optional<String> current, ImmutableList<Item> items, int size, boolean ofNeighbours) {

  /** How far an item is. */
  public enum Progress {
    /** It waits. */
    WAITING,
    /** It waits, and was put on the list last. */
    NEWEST,
    /** It is being revised. */
    CURRENT,
    /** It has been revised, and lost nothing. */
    DONE,
    /** It has been revised, and lost values. */
    PRUNED
  }

  /**
   * An arc, or a variable into which all arcs are to be revised.
   *
   * @param name the variable that may lose values, and the one that it leans on, if it is one
   * @param progress how far it is
   */
  public record Item(String name, Progress progress) {}

  /** Nothing waits, and nothing is being revised. */
  public static WorkList empty() {
    return new WorkList(Optional.empty(), ImmutableList.of(), 0, false);
  }

  /** What waits where {@code player} stands; empty where {@code index} has not got there. */
  static WorkList at(WorkIndex index, TracePlayer player, int most) {
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

  /** The neighbours of one variable in the order of their revision: those done, then the others. */
  static WorkList ofNeighbours(WorkQueue queue, Csp csp, TraceKey key, int most) {
    Stream<Item> revised =
        queue.revised().stream().map(arc -> new Item(tail(arc, csp, key), progress(queue, arc)));
    Stream<Item> waiting =
        queue.first(most).stream().map(arc -> new Item(tail(arc, csp, key), Progress.WAITING));
    ImmutableList<Item> items =
        Stream.concat(revised, waiting).collect(ImmutableList.toImmutableList());
    int leftOut = Math.max(0, items.size() - most); // the first ones: they lie longest behind
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
