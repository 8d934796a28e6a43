package org.cspworkbench.core.schedule;

import org.cspworkbench.core.model.Scope;

/**
 * Edge finding: a task that, together with others, would end after the latest end of those is
 * behind them all (Carlier and Pinson 1989; in O(n log n): Vilím, Barták and Čepek, "Extension of
 * O(n log n) Filtering Algorithms for the Unary Resource Constraint to Optional Activities",
 * Constraints 10, 2005). Where they alone would end too late, no schedule exists: the overload
 * check (Wolf 2003).
 */
final class EdgeFinding {

  private EdgeFinding() {}

  /** Delays starts; returns whether there may be a schedule. O(n log n) for n tasks. */
  static boolean filter(TaskTimes times, ThetaLambdaTree first) {
    first.clear();
    for (int i : times.byLatestEnd) {
      first.add(times, i);
    }
    for (int k = times.count - 1; k > 0; k--) {
      int latest = times.byLatestEnd[k];
      if (first.end() > times.latestEnd[latest]) {
        return false;
      }
      first.move(times.rank[latest]);
      long end = times.latestEnd[times.byLatestEnd[k - 1]];
      while (first.endWith() > end) {
        int place = first.last();
        if (place == Scope.NONE || !times.startFrom(times.byEarliestStart[place], first.end())) {
          return false;
        }
        first.remove(place);
      }
    }
    return true;
  }
}
