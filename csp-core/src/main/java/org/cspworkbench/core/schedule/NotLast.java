package org.cspworkbench.core.schedule;

/**
 * Not last: a task that cannot start behind all of a set ends before the last of these starts
 * (Vilím, "O(n log n) Filtering Algorithms for Unary Resource Constraint", CPAIOR 2004). Backwards
 * in time that is "not first".
 */
final class NotLast {

  private NotLast() {}

  /** Advances ends; returns whether each task has a start left. O(n log n) for n tasks. */
  static boolean filter(TaskTimes times, ThetaTree others) {
    others.clear();
    int next = 0; // in the order of latest starts
    for (int i : times.byLatestEnd) {
      while (next < times.count
          && times.latestEnd[i] > times.latestStart[times.byLatestStart[next]]) {
        others.add(times, times.byLatestStart[next++]);
      }
      others.remove(times.rank[i]); // its latest start is before its latest end
      if (others.end() > times.latestStart[i]
          && !times.endBy(i, times.latestStart[times.byLatestStart[next - 1]])) {
        return false;
      }
      others.add(times, i);
    }
    return true;
  }
}
