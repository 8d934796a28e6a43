package org.cspworkbench.core.schedule;

/**
 * Detectable precedences: what ends too late, at its earliest, to be before another task of the
 * resource is behind it, and starts once all those are done (Vilím, "O(n log n) Filtering
 * Algorithms for Unary Resource Constraint", CPAIOR 2004).
 */
final class DetectablePrecedences {

  private DetectablePrecedences() {}

  /** Delays starts; returns whether each task has one left. O(n log n) for n tasks. */
  static boolean filter(TaskTimes times, ThetaTree before) {
    before.clear();
    int next = 0; // in the order of latest starts
    for (int i : times.byEarliestEnd) {
      while (next < times.count
          && times.earliestEnd[i] > times.latestStart[times.byLatestStart[next]]) {
        before.add(times, times.byLatestStart[next++]);
      }
      boolean isIn = times.earliestEnd[i] > times.latestStart[i];
      if (isIn) {
        before.remove(times.rank[i]);
      }
      if (!times.startFrom(i, before.end())) {
        return false;
      }
      if (isIn) {
        before.add(times, i);
      }
    }
    return true;
  }
}
