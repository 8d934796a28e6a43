package org.cspworkbench.core.search;

import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.IncompatibleParts.Incompatibility;
import org.cspworkbench.core.search.lookback.LookBack;

/** Backjumping: from a dead end back to the decision that a {@link LookBack} names. */
public final class Backjumping extends Backtracking {

  private final LookBack lookBack;
  private final Network network;

  private Backjumping(LookBack lookBack, Search parts, SearchProgress progress) {
    super(parts, progress);
    this.lookBack = lookBack;
    this.network = domains.network();
  }

  /** Returns the policy to return from a dead end to the decision that {@code lookBack} names. */
  public static Policy by(LookBack.Maker lookBack) {
    return new Policy(
        (parts, progress) ->
            new Backjumping(lookBack.on(progress.domains, progress.assignment), parts, progress));
  }

  @Override
  void check() {
    IncompatibleParts.check(
        lookBack.goesWith(lookAhead.level()),
        Incompatibility.LOOK_BACK_WITH_LOOK_AHEAD,
        "%s is defined %s",
        lookBack,
        lookBack.definedWith());
    IncompatibleParts.check(
        bound == null,
        Incompatibility.BOUND_WITH_LOOK_BACK,
        "a bound gives %s no reasons: take one or the other",
        lookBack);
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

  @Override
  public String toString() {
    return lookBack.toString();
  }
}
