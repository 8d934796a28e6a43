package org.cspworkbench.core.search;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.search.Backtracking.CHRONOLOGICAL;

import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.RootOnly;
import org.cspworkbench.core.search.IncompatibleParts.Incompatibility;
import org.jspecify.annotations.Nullable;

/** Which parts of a search can be combined. */
final class Compatibility {

  private Compatibility() {}

  /**
   * Refuses what is not defined.
   *
   * @throws IncompatibleParts if the parts cannot be combined
   */
  static void check(Search parts, Backtracking backtracking, @Nullable Consistency rootFilter) {
    Consistency lookAhead = backtracking.lookAhead;
    checkArgument(
        !parts.branching.splitsDomains()
            || (parts.policy == CHRONOLOGICAL
                && !parts.nogoods
                && parts.restarts == Restarts.NEVER),
        "halves of domains go with chronological backtracking only");
    IncompatibleParts.check(
        !(lookAhead instanceof RootOnly),
        Incompatibility.LOOK_AHEAD_FOR_THE_ROOT_ONLY,
        "%s filters the root and does not look ahead: take it as a root filter, or another"
            + " look-ahead",
        lookAhead);
    IncompatibleParts.check(
        rootFilter == null || rootFilter.level().compareTo(lookAhead.level()) >= 0,
        Incompatibility.FILTER_WEAKER_THAN_LOOK_AHEAD,
        "a filter that leaves the network %s cannot go before a look-ahead that needs it %s",
        rootFilter == null ? null : rootFilter.level(),
        lookAhead.level());
    backtracking.check();
    IncompatibleParts.check(
        !parts.nogoods || parts.branching.isBinary(),
        Incompatibility.NOGOODS_WITHOUT_BINARY_BRANCHING,
        "nogoods from restarts need binary branching");
    IncompatibleParts.check(
        !parts.nogoods || parts.policy == CHRONOLOGICAL,
        Incompatibility.NOGOODS_WITH_LOOK_BACK,
        "nogoods from restarts give %s no reasons: take one or the other",
        backtracking);
    IncompatibleParts.check(
        parts.wanted == 1
            || parts.restarts == Restarts.NEVER
            || parts.objective != null
            || backtracking.learnsFromAttempts(),
        Incompatibility.RESTARTS_WITH_SEVERAL_SOLUTIONS,
        "a search with restarts would find solutions again: it can search for one, not for %s",
        parts.wanted == Long.MAX_VALUE ? "all" : parts.wanted);
  }
}
