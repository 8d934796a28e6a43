package org.cspworkbench.core.search;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Strings;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.consistency.RootOnly;
import org.cspworkbench.core.search.IncompatibleParts.Reason;
import org.cspworkbench.core.search.lookback.LookBack;
import org.jspecify.annotations.Nullable;

/** Which parts of a search can be combined. */
final class Compatibility {

  private Compatibility() {}

  /**
   * Refuses what is not defined.
   *
   * @throws IncompatibleParts if the parts cannot be combined
   */
  static void check(
      Search parts,
      Consistency lookAhead,
      @Nullable LookBack lookBack,
      @Nullable Consistency rootFilter) {
    checkArgument(
        parts.repairRadius == 0 || (parts.patience == 0 && lookBack == null && !parts.nogoods),
        "a repair leaves nothing to return to or to learn from");
    checkArgument(
        parts.patience == 0 || (lookBack == null && !parts.nogoods),
        "long jumps leave neither look-back nor nogoods the reasons that they need");
    checkArgument(
        parts.learning == null
            || (lookAhead instanceof Gac
                && lookBack == null
                && !parts.nogoods
                && parts.patience == 0
                && parts.repairRadius == 0),
        "learning from contradictions needs generalised arc consistency and no other look-back");
    checkArgument(
        !parts.branching.splitsDomains()
            || (lookBack == null
                && !parts.nogoods
                && parts.learning == null
                && parts.patience == 0
                && parts.repairRadius == 0
                && parts.restarts == Restarts.NEVER),
        "halves of domains go with chronological backtracking only");
    check(
        !(lookAhead instanceof RootOnly),
        Reason.LOOK_AHEAD_FOR_THE_ROOT_ONLY,
        "%s filters the root and does not look ahead: take it as a root filter, or another"
            + " look-ahead",
        lookAhead);
    check(
        rootFilter == null || rootFilter.level().compareTo(lookAhead.level()) >= 0,
        Reason.FILTER_WEAKER_THAN_LOOK_AHEAD,
        "a filter that leaves the network %s cannot go before a look-ahead that needs it %s",
        rootFilter == null ? null : rootFilter.level(),
        lookAhead.level());
    check(
        lookBack == null || lookBack.goesWith(lookAhead.level()),
        Reason.LOOK_BACK_WITH_LOOK_AHEAD,
        "%s is defined %s",
        lookBack,
        lookBack == null ? null : lookBack.definedWith());
    check(
        parts.wanted == 1
            || parts.learning != null
            || parts.restarts == Restarts.NEVER
            || parts.nogoods
            || parts.cost != null,
        Reason.RESTARTS_WITH_SEVERAL_SOLUTIONS,
        "a search with restarts would find solutions again: it can search for one, not for %s",
        parts.wanted == Long.MAX_VALUE ? "all" : parts.wanted);
    check(
        !parts.nogoods || parts.branching.isBinary(),
        Reason.NOGOODS_WITHOUT_BINARY_BRANCHING,
        "nogoods from restarts need binary branching");
    check(
        !parts.nogoods || lookBack == null,
        Reason.NOGOODS_WITH_LOOK_BACK,
        "nogoods from restarts give %s no reasons: take one or the other",
        lookBack);
    check(
        parts.cost == null || lookBack == null,
        Reason.BOUND_WITH_LOOK_BACK,
        "a bound gives %s no reasons: take one or the other",
        lookBack);
  }

  private static void check(
      boolean holds, Reason reason, String sentence, @Nullable Object... names) {
    if (!holds) {
      throw new IncompatibleParts(reason, Strings.lenientFormat(sentence, names));
    }
  }
}
