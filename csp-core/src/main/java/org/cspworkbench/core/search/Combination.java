package org.cspworkbench.core.search;

import static com.google.common.base.Preconditions.checkArgument;

import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.RootOnly;
import org.cspworkbench.core.network.LegalValues;
import org.cspworkbench.core.search.lookback.LookBack;
import org.cspworkbench.core.search.order.Ascending;
import org.jspecify.annotations.Nullable;

/** Which parts of a search go together, and what they amount to. */
final class Combination {

  private Combination() {}

  /**
   * Refuses what is not defined.
   *
   * @throws IllegalArgumentException if the parts do not go together
   */
  static void check(
      Search parts, Consistency lookAhead, @Nullable LookBack lookBack, Consistency rootFilter) {
    checkArgument(
        !(lookAhead instanceof RootOnly),
        "%s filters the root and does not look ahead: take it as a root filter, or another"
            + " look-ahead",
        lookAhead);
    checkArgument(
        rootFilter.level().compareTo(lookAhead.level()) >= 0,
        "a filter that leaves the network %s cannot go before a look-ahead that needs it %s",
        rootFilter.level(),
        lookAhead.level());
    checkArgument(
        lookBack == null || lookBack.goesWith(lookAhead.level()),
        "%s learns from checks against the past and goes with no look-ahead",
        lookBack);
    checkArgument(
        parts.wanted == 1
            || parts.restarts == Restarts.NEVER
            || parts.nogoods
            || parts.cost != null,
        "a search that starts anew would find solutions again: it can look for one, not for %s",
        parts.wanted);
    checkArgument(
        !parts.nogoods || parts.branching == Branching.BINARY,
        "nogoods from restarts need binary branching");
    checkArgument(
        !parts.nogoods || lookBack == null,
        "nogoods from restarts give %s no reasons: take one or the other",
        lookBack);
    checkArgument(
        parts.cost == null || lookBack == null,
        "a bound gives %s no reasons: take one or the other",
        lookBack);
  }

  /**
   * Whether the parts are those of plain backtracking: none of them reacts to each value that
   * fails, and words can determine which values are legal.
   */
  static boolean isPlainBacktracking(Search parts, Consistency lookAhead) {
    return lookAhead instanceof BackwardChecking
        && parts.values instanceof Ascending
        && parts.branching == Branching.D_WAY
        && parts.lookBack == null
        && parts.cost == null
        && !parts.order.learns()
        && LegalValues.canTell(parts.network);
  }
}
