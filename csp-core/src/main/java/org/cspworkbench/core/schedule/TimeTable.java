package org.cspworkbench.core.schedule;

import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.model.Scope;

/**
 * Filters tasks that share a resource by its profile: a task whose latest start is before its
 * earliest end certainly runs between them, and no task may run where what the others certainly use
 * leaves too little (Lahrichi 1982; Beldiceanu and Carlsson, "A New Multi-Resource Cumulatives
 * Constraint with Negative Heights", CP 2002; the sweep over segments as in Gay, Hartert and
 * Schaus, "Simple and Scalable Time-Table Filtering for the Cumulative Constraint", CP 2015).
 *
 * <p>O(n · k) for n tasks and k segments, of which there are at most 2·n, however long they are.
 */
final class TimeTable implements Propagator {

  private final Scope scope;
  private final int count;
  private final long[] latestStart; // by task: from then on
  private final long[] earliestEnd; // to then it runs certainly, if that is later
  private final int[] byStart; // the tasks in the order of their latest starts,
  private final int[] byEnd; // and of their earliest ends
  private final long[] begin; // by segment
  private final long[] use;
  private int segments;

  /** The {@code count} tasks of {@code scope}: starts, lengths, uses, and the limit. */
  TimeTable(Scope scope, int count) {
    this.scope = scope;
    this.count = count;
    latestStart = new long[count];
    earliestEnd = new long[count];
    byStart = TaskTimes.anyOrder(count);
    byEnd = TaskTimes.anyOrder(count);
    begin = new long[2 * count + 1];
    use = new long[2 * count + 1];
  }

  @Override
  public boolean propagate() {
    for (int i = count; i < 3 * count; i++) {
      if (!scope.removeBelow(i, 0)) {
        return false;
      }
    }
    long peak = findProfile();
    if (!scope.removeBelow(3 * count, peak)) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      if ((length(i) > 0 && use(i) > 0 && !(delay(i) && advance(i) && shorten(i))) || !keepUse(i)) {
        return false;
      }
    }
    return true;
  }

  private int length(int i) {
    return scope.min(count + i);
  }

  private int use(int i) {
    return scope.min(2 * count + i);
  }

  private long limit() {
    return scope.max(3 * count);
  }

  /** Finds the segments of the profile, the last of which never ends; returns the highest use. */
  private long findProfile() {
    long peak = 0; // the greatest use, of the segments and of each task by itself
    for (int i = 0; i < count; i++) {
      peak = length(i) > 0 ? Math.max(peak, use(i)) : peak;
      latestStart[i] = scope.max(i);
      earliestEnd[i] = Math.max(latestStart[i], (long) scope.min(i) + length(i));
    }
    TaskTimes.sort(byStart, latestStart);
    TaskTimes.sort(byEnd, earliestEnd);
    segments = 0;
    long used = 0;
    int started = 0;
    for (int ended = 0; ended < count; ) {
      long now = earliestEnd[byEnd[ended]];
      if (started < count) {
        now = Math.min(now, latestStart[byStart[started]]);
      }
      for (; started < count && latestStart[byStart[started]] == now; started++) {
        used += use(byStart[started]);
      }
      for (; ended < count && earliestEnd[byEnd[ended]] == now; ended++) {
        used -= use(byEnd[ended]);
      }
      begin[segments] = now;
      use[segments++] = used;
      peak = Math.max(peak, used);
    }
    return peak;
  }

  private long end(int segment) {
    return segment + 1 < segments ? begin[segment + 1] : Long.MAX_VALUE;
  }

  /** Returns whether task {@code i} certainly runs in {@code segment}. */
  private boolean isIn(int i, int segment) {
    return latestStart[i] <= begin[segment] && begin[segment] < earliestEnd[i];
  }

  /** Returns whether the others leave too little for task {@code i} in {@code segment}. */
  private boolean isClosed(int i, int segment) {
    long others = use[segment] - (isIn(i, segment) ? use(i) : 0);
    return others + use(i) > limit();
  }

  /** Delays task {@code i} until it has room for its length; returns whether it can start then. */
  private boolean delay(int i) {
    long start = scope.min(i);
    for (int k = 0; k < segments && begin[k] < start + length(i); k++) {
      if (end(k) > start && isClosed(i, k)) {
        start = end(k);
      }
    }
    return scope.removeBelow(i, start);
  }

  /** Advances task {@code i} likewise, from its latest end. */
  private boolean advance(int i) {
    long end = (long) scope.max(i) + length(i);
    for (int k = segments - 1; k >= 0 && end(k) > end - length(i); k--) {
      if (begin[k] < end && isClosed(i, k)) {
        end = begin[k];
      }
    }
    return scope.removeAbove(i, end - length(i));
  }

  /** Keeps the lengths of task {@code i} with which it ends before it has too little left. */
  private boolean shorten(int i) {
    if (scope.domainSize(count + i) == 1) {
      return true;
    }
    for (int k = 0; k < segments; k++) {
      if (begin[k] >= earliestEnd[i] && isClosed(i, k)) { // it starts before that
        return scope.removeAbove(count + i, begin[k] - scope.min(i));
      }
    }
    return true;
  }

  /** Keeps the uses of task {@code i} that the others leave it while it certainly runs. */
  private boolean keepUse(int i) {
    if (scope.domainSize(2 * count + i) == 1) {
      return true;
    }
    long own = use(i);
    long most = Long.MAX_VALUE;
    for (int k = 0; k < segments; k++) {
      if (isIn(i, k)) {
        most = Math.min(most, limit() - (use[k] - own));
      }
    }
    return scope.removeAbove(2 * count + i, most);
  }
}
