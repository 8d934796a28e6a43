package org.cspworkbench.core.consistency;

import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * The result of a filter that was applied alone, without any search.
 *
 * @param isConsistent whether no contradiction was found; otherwise some domain is empty, or values
 *     that are given disagree
 * @param domains what every variable has left
 * @param counters what was counted; a contradiction is one fail
 */
public record FilterResult(boolean isConsistent, Domains domains, Counts counters) {

  /**
   * Filters {@code csp} by {@code filter}. Node consistency starts from the domains as they are
   * stated, all others from node consistent ones.
   *
   * @throws IllegalArgumentException if {@code network} is not compiled from the structure of
   *     {@code csp}, or too large for the filter
   * @throws CancelledException if the cancellation of this work was requested
   */
  public static FilterResult of(
      Filter filter, Network network, Csp csp, @Nullable TraceRecorder recorder) {
    return of(filter.with(QueueOrder.FIRST_IN_FIRST_OUT), network, csp, recorder);
  }

  /**
   * Returns the same by a filter whose queue has an order of its own.
   *
   * @throws IllegalArgumentException if {@code network} is not compiled from the structure of
   *     {@code csp}, or too large for the filter
   * @throws CancelledException if the cancellation of this work was requested
   */
  public static FilterResult of(
      OrderedFilter filter, Network network, Csp csp, @Nullable TraceRecorder recorder) {
    Counters counters = new Counters();
    counters.attempts = 1;
    Domains domains =
        filter.filter() == Filter.NODE
            ? Domains.asStated(network, csp, counters, recorder)
            : new Domains(network, csp, counters, recorder);
    Assignment assignment = new Assignment(domains);
    int empty = firstEmpty(domains);
    if (empty != Network.NONE && recorder != null) {
      recorder.wipeOut(empty, Network.NONE);
    }
    try {
      boolean isConsistent = empty == Network.NONE && filter.on(domains, assignment).establish();
      counters.fails = isConsistent ? 0 : 1;
      return new FilterResult(isConsistent, domains, counters);
    } finally {
      if (recorder != null) {
        recorder.close(domains.snapshot(), assignment.snapshot(), counters);
      }
    }
  }

  private static int firstEmpty(Domains domains) {
    for (int x = 0; x < domains.network().variableCount(); x++) {
      if (domains.isEmpty(x)) {
        return x;
      }
    }
    return Network.NONE;
  }
}
