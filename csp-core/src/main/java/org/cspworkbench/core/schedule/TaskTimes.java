package org.cspworkbench.core.schedule;

import org.cspworkbench.core.model.Scope;

/**
 * The times of tasks of fixed lengths at one moment of a run, and the orders in which algorithms on
 * a resource take them. Time may run backwards: then a task starts where it ends, so that an
 * algorithm that delays starts advances ends as well.
 *
 * <p>The orders are sorted by insertion from what they were at the last call, which is close.
 */
final class TaskTimes {

  /** The number of tasks. */
  final int count;

  /** By task: how long it takes. */
  final int[] lengths;

  /** By task: its earliest start, earliest end, latest start and latest end. */
  final long[] earliestStart;

  final long[] earliestEnd;
  final long[] latestStart;
  final long[] latestEnd;

  /** By place in the order of earliest starts: the tasks; and so on. */
  final int[] byEarliestStart;

  final int[] byEarliestEnd;
  final int[] byLatestStart;
  final int[] byLatestEnd;

  /** By task: its place in the order of earliest starts. */
  final int[] rank;

  private final Scope scope;
  private boolean isBackwards;
  private boolean hasChanged; // since it was read

  /** The tasks that start at the first positions of {@code scope}. */
  TaskTimes(Scope scope, int[] lengths) {
    this.scope = scope;
    this.lengths = lengths;
    count = lengths.length;
    earliestStart = new long[count];
    earliestEnd = new long[count];
    latestStart = new long[count];
    latestEnd = new long[count];
    byEarliestStart = anyOrder(count);
    byEarliestEnd = anyOrder(count);
    byLatestStart = anyOrder(count);
    byLatestEnd = anyOrder(count);
    rank = new int[count];
  }

  /** Returns the numbers from 0 on, to be sorted. */
  static int[] anyOrder(int count) {
    int[] order = new int[count];
    for (int i = 0; i < count; i++) {
      order[i] = i;
    }
    return order;
  }

  /** Reads the domains as they are now, in either direction of time. */
  void read(boolean backwards) {
    isBackwards = backwards;
    hasChanged = false;
    for (int i = 0; i < count; i++) {
      earliestStart[i] = backwards ? -scope.max(i) - (long) lengths[i] : scope.min(i);
      latestStart[i] = backwards ? -scope.min(i) - (long) lengths[i] : scope.max(i);
      earliestEnd[i] = earliestStart[i] + lengths[i];
      latestEnd[i] = latestStart[i] + lengths[i];
    }
    sort(byEarliestStart, earliestStart);
    sort(byEarliestEnd, earliestEnd);
    sort(byLatestStart, latestStart);
    sort(byLatestEnd, latestEnd);
    for (int place = 0; place < count; place++) {
      rank[byEarliestStart[place]] = place;
    }
  }

  /** Sorts {@code order}, which is nearly sorted, by these times. */
  static void sort(int[] order, long[] times) {
    for (int k = 1; k < order.length; k++) {
      int task = order[k];
      int place = k;
      for (; place > 0 && times[order[place - 1]] > times[task]; place--) {
        order[place] = order[place - 1];
      }
      order[place] = task;
    }
  }

  /** Returns whether any task has been moved since the domains were read. */
  boolean hasChanged() {
    return hasChanged;
  }

  /** Keeps the starts of task {@code i} from {@code time} on; returns whether there are any. */
  boolean startFrom(int i, long time) {
    if (time <= earliestStart[i]) {
      return true;
    }
    hasChanged = true;
    return isBackwards ? scope.removeAbove(i, -time - lengths[i]) : scope.removeBelow(i, time);
  }

  /** Keeps the starts of task {@code i} by which it ends at {@code time}, or before. */
  boolean endBy(int i, long time) {
    if (time >= latestEnd[i]) {
      return true;
    }
    hasChanged = true;
    return isBackwards ? scope.removeBelow(i, -time) : scope.removeAbove(i, time - lengths[i]);
  }
}
