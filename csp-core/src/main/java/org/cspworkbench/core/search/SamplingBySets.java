package org.cspworkbench.core.search;

import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.fast.InequalitySets;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.search.order.Entropy;
import org.cspworkbench.core.search.order.RandomValue;
import org.cspworkbench.core.trace.Counters;
import org.jspecify.annotations.Nullable;

/**
 * {@link IterativeSampling} of networks of inequalities by sets of variables: the smallest domain
 * first, ties and values at random, arc consistency after each decision. Does the same with the
 * same random numbers and the same counters, in half the time for a complete grid of Sudoku.
 */
final class SamplingBySets implements TreeSearch {

  private final Domains domains;
  private final Assignment assignment;
  private final Entropy order;
  private final RandomValue values;
  private final LimitCheck limitCheck;
  private final SearchProgress progress;
  private final Counters counters;
  private @Nullable InequalitySets atRoot; // created once the root is filtered

  private SamplingBySets(
      Entropy order, RandomValue values, SearchProgress progress, LimitCheck limitCheck) {
    this.order = order;
    this.values = values;
    this.domains = progress.domains;
    this.assignment = progress.assignment;
    this.limitCheck = limitCheck;
    this.progress = progress;
    this.counters = domains.counters();
  }

  /**
   * Returns the search of {@code parts}, which are those of iterative sampling, or {@code null} if
   * it does something else: another order, other values, another look-ahead or other constraints.
   */
  static @Nullable SamplingBySets tryOn(
      Search parts, Consistency lookAhead, SearchProgress progress, LimitCheck limitCheck) {
    return lookAhead instanceof Gac
            && parts.order instanceof Entropy order
            && order.comparesSizes()
            && parts.values instanceof RandomValue values
            && InequalitySets.canState(parts.network)
        ? new SamplingBySets(order, values, progress, limitCheck)
        : null;
  }

  /** Does nothing: no decision has a level of its own. */
  @Override
  public void returnToRoot() {}

  @Override
  public @Nullable Ending search(long fails, long wanted) {
    if (atRoot == null) {
      atRoot = new InequalitySets(domains, assignment);
    }
    InequalitySets sets = atRoot;
    sets.start();
    int depth = 0;
    for (int ties = sets.findSmallest(); ties > 0; ties = sets.findSmallest()) {
      int x = sets.smallest(order.rank(ties));
      Ending limit = limitCheck.reached();
      if (limit != null) {
        sets.writeBack();
        return limit;
      }
      long left = sets.values(x);
      boolean isForced = depth == 0 && Long.bitCount(left) == 1;
      counters.nodes++;
      counters.maxDepth = Math.max(counters.maxDepth, ++depth);
      if (!sets.decide(x, values.of(left))) {
        counters.fails++;
        progress.remember(sets.assignedCount());
        return isForced ? Ending.EXHAUSTED : null;
      }
    }
    sets.writeBack();
    progress.solution();
    return Ending.ENOUGH;
  }
}
