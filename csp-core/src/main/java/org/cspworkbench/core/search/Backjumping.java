package org.cspworkbench.core.search;

import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.lookback.LookBack;
import org.jspecify.annotations.Nullable;

/** Backjumping: from a dead end back to the decision that a {@link LookBack} names. */
final class Backjumping extends Backtracking {

  private final LookBack lookBack;
  private final Network network;

  Backjumping(
      LookBack lookBack,
      Domains domains,
      Decisions decisions,
      SearchProgress progress,
      @Nullable ObjectiveBound bound) {
    super(domains, decisions, progress, bound);
    this.lookBack = lookBack;
    this.network = domains.network();
  }

  @Override
  Step failed(int x) {
    lookBack.failedAtOnce(x, network.tail(domains.failedArc()));
    return super.failed(x);
  }

  @Override
  Step deadEnd() {
    if (decisions.depth() == 0) {
      return Step.EXHAUSTED;
    }
    int x = decisions.variable(decisions.depth() + 1);
    int emptied = domains.isEmpty(x) ? x : network.tail(domains.failedArc());
    return backtrackTo(lookBack.target(emptied));
  }

  @Override
  Step solved() {
    lookBack.solved(decisions.depth());
    return super.solved();
  }

  @Override
  void refuted() {
    int level = decisions.depth() + 1;
    lookBack.union(decisions.variable(level), level);
  }
}
