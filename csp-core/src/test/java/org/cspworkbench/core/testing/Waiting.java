package org.cspworkbench.core.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.cspworkbench.core.trace.TraceEvent;

/**
 * What waits in the queues of a run, told from its trace of fine detail: arcs by their number,
 * variables as the complement of theirs.
 */
public final class Waiting {

  private final Set<Integer> items = new LinkedHashSet<>();

  /** Takes in the next event. */
  public void follow(TraceEvent event) {
    switch (event.kind()) {
      case ENQUEUE -> {
        int item = event.arc() == TraceEvent.NONE ? ~event.variable() : event.arc();
        assertThat(items.add(item)).as("it did not wait before: %s", event).isTrue();
      }
      case DEQUEUE -> assertThat(items.remove(~event.variable())).as("%s", event).isTrue();
      case REVISE -> items.remove(event.arc());
      case PRUNE, PLACE -> {}
      default -> items.clear();
    }
  }

  /** The items, in the order in which they came. */
  public ImmutableSet<Integer> items() {
    return ImmutableSet.copyOf(items);
  }
}
