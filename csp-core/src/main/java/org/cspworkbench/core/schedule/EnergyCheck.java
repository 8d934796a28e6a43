package org.cspworkbench.core.schedule;

import org.cspworkbench.core.model.Scope;

/**
 * The overload check of a resource that tasks share: those that must run between two moments need
 * no more energy, length times use, than the limit leaves there (Wolf and Schrader, "O(n log n)
 * Overload Checking for the Cumulative Constraint and Its Application", INAP 2005). O(n log n) for
 * n tasks.
 */
final class EnergyCheck {

  private static final long MOST = 1L << 40; // of energies, so that they can be added up

  private final Scope scope;
  private final int count;
  private final ThetaTree tree;
  private final long[] start;
  private final long[] end;
  private final int[] byStart;
  private final int[] byEnd;
  private final int[] rank; // by task: its place in the order of starts

  /** The {@code count} tasks of {@code scope}: starts, lengths, uses, and the limit. */
  EnergyCheck(Scope scope, int count) {
    this.scope = scope;
    this.count = count;
    tree = new ThetaTree(count);
    start = new long[count];
    end = new long[count];
    byStart = TaskTimes.anyOrder(count);
    byEnd = TaskTimes.anyOrder(count);
    rank = new int[count];
  }

  /** Returns whether there is enough energy for the tasks within every two moments. */
  boolean isPossible() {
    long limit = scope.max(3 * count);
    if (limit > 1 << 20) {
      return true; // products of times and limits must have room
    }
    for (int i = 0; i < count; i++) {
      start[i] = scope.min(i);
      end[i] = (long) scope.max(i) + Math.max(0, scope.min(count + i));
    }
    TaskTimes.sort(byStart, start);
    TaskTimes.sort(byEnd, end);
    for (int place = 0; place < count; place++) {
      rank[byStart[place]] = place;
    }
    tree.clear();
    for (int i : byEnd) {
      long energy =
          Math.max(0, (long) scope.min(count + i)) * Math.max(0, scope.min(2 * count + i));
      if (energy > 0) {
        energy = Math.min(energy, MOST);
        tree.set(rank[i], energy, limit * start[i] + energy);
      }
      if (tree.end() > limit * end[i]) {
        return false;
      }
    }
    return true;
  }
}
