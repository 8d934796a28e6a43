package org.cspworkbench.app.gui.animate;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.app.gui.run.WorkQueue;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceKey;

/**
 * What waits to be revised, as it is listed.
 *
 * @param current the arc that is being revised; none while none is
 * @param items the first that wait, in the order in which they came
 * @param size how many wait
 */
public record WorkList(Optional<String> current, ImmutableList<Item> items, int size) {

  /**
   * An arc, or a variable into which all arcs are to be revised.
   *
   * @param name the variable that may lose values, and the one that it leans on, if it is one
   * @param isNewest whether it was put on the list last
   */
  public record Item(String name, boolean isNewest) {}

  /** Nothing waits, and nothing is being revised. */
  public static WorkList empty() {
    return new WorkList(Optional.empty(), ImmutableList.of(), 0);
  }

  static WorkList of(WorkQueue queue, Csp csp, TraceKey key, int most) {
    Optional<String> current =
        queue.current() == TraceEvent.NONE
            ? Optional.empty()
            : Optional.of(name(queue.current(), csp, key));
    ImmutableList<Item> items =
        queue.first(most).stream()
            .map(item -> new Item(name(item, csp, key), queue.isNewest(item)))
            .collect(ImmutableList.toImmutableList());
    return new WorkList(current, items, queue.size());
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
