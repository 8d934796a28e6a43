package org.cspworkbench.core.schedule;

import java.util.Arrays;

/**
 * The earliest end of a set Θ of tasks that follow each other, while tasks come and go: a balanced
 * tree over all tasks in the order of their earliest starts, of which each node sums up the leaves
 * below it (Vilím, "O(n log n) Filtering Algorithms for Unary Resource Constraint", CPAIOR 2004).
 * O(log n) a change.
 */
class ThetaTree {

  /** Earlier than any time, also with the lengths of all tasks added. */
  static final long NEVER = Long.MIN_VALUE / 4;

  /** The number of leaves, a power of two; the nodes below node v are 2·v and 2·v + 1. */
  final int leaves;

  /** By node: how long the tasks of Θ take. */
  final long[] length;

  /** By node: when they all end, at the earliest. */
  final long[] end;

  /** The tree of {@code count} tasks, none of them in the set. */
  ThetaTree(int count) {
    leaves = Math.max(1, Integer.highestOneBit(2 * count - 1));
    length = new long[2 * leaves];
    end = new long[2 * leaves];
  }

  /** Empties the set. */
  void clear() {
    Arrays.fill(length, 0);
    Arrays.fill(end, NEVER);
  }

  /** Puts task {@code i} into the set. */
  void add(TaskTimes times, int i) {
    set(times.rank[i], times.lengths[i], times.earliestEnd[i]);
  }

  /** Takes the task at {@code place} out of the set. */
  void remove(int place) {
    set(place, 0, NEVER);
  }

  /** Changes the leaf at {@code place}, and all nodes above it. */
  final void set(int place, long newLength, long newEnd) {
    length[leaves + place] = newLength;
    end[leaves + place] = newEnd;
    for (int v = (leaves + place) >>> 1; v > 0; v >>>= 1) {
      int right = 2 * v + 1;
      length[v] = length[2 * v] + length[right];
      end[v] = Math.max(end[right], end[2 * v] + length[right]);
    }
  }

  /** Returns the earliest end of the set. */
  long end() {
    return end[1];
  }
}
