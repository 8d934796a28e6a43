package org.cspworkbench.core.consistency;

import static com.google.common.base.Preconditions.checkArgument;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;

/**
 * A named filter, and the order in which it takes the arcs that wait.
 *
 * @param filter the filter
 * @param queue the order; first in, first out where there is nothing to choose
 */
public record OrderedFilter(Filter filter, QueueOrder queue) implements Consistency.Maker {

  /**
   * Checks that there is something to choose.
   *
   * @param filter the filter
   * @param queue the order
   * @throws IllegalArgumentException if the filter has no queue whose order can be chosen
   */
  public OrderedFilter {
    checkArgument(
        queue == QueueOrder.FIRST_IN_FIRST_OUT || filter.hasQueue(),
        "%s has no queue whose order could be chosen",
        filter);
  }

  @Override
  public Consistency on(Domains domains, Assignment assignment) {
    return filter.on(domains, assignment, queue);
  }
}
