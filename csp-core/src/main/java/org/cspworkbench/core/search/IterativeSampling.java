package org.cspworkbench.core.search;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.jspecify.annotations.Nullable;

/**
 * Iterative sampling (Langley, "Systematic and Nonsystematic Search Strategies", AIPS 1992): an
 * attempt decides one variable after the other, and the first contradiction ends it. Wave function
 * collapse with restarts is of this kind.
 *
 * <p>No decision is undone without all others, so none of them starts a level of the trail: the
 * next attempt restores the root in one step. Inequalities are sampled by {@link SamplingBySets}.
 */
final class IterativeSampling extends LookAheadSearch {

  IterativeSampling(
      Search parts,
      Consistency lookAhead,
      Domains domains,
      Assignment assignment,
      LimitCheck limitCheck,
      SearchProgress progress) {
    super(parts, lookAhead, domains, assignment, limitCheck, progress);
  }

  /** Does nothing: no decision has a level of its own. */
  @Override
  public void returnToRoot() {}

  @Override
  public @Nullable Ending search(long fails, long wanted) {
    int depth = 0;
    for (int x = next(); x != NONE; x = next()) {
      Ending limit = limitCheck.reached();
      if (limit != null) {
        return limit;
      }
      boolean isForced = depth == 0 && domains.isSingle(x);
      decide(x, ++depth);
      if (!lookAhead.after(x)) {
        failAt(x);
        progress.recordViolation();
        return isForced ? Ending.EXHAUSTED : null;
      }
    }
    if (progress.solution()) {
      return Ending.ENOUGH;
    }
    failAt(network.tail(domains.failedArc()));
    progress.recordViolation();
    return depth == 0 ? Ending.EXHAUSTED : null;
  }

  private int next() {
    return order.next(network, domains, assignment);
  }

  private void decide(int x, int depth) {
    assignment.decide(x, values.next(x, domains));
    counters.nodes++;
    counters.maxDepth = Math.max(counters.maxDepth, depth);
  }
}
