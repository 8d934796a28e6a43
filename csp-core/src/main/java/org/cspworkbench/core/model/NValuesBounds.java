package org.cspworkbench.core.model;

import java.util.Arrays;

/**
 * Bounds of the number of different values, where each domain is seen as an interval (Beldiceanu,
 * "Pruning for the Minimum Constraint Family and for the Number of Distinct Values Constraint
 * Family", CP 2001).
 *
 * <p>The fewest values are as many as there are disjoint intervals, found from either end; where no
 * more are allowed, the k-th value lies between the k-th points found from the left and from the
 * right, and every variable takes one of these. The most values are a largest matching of intervals
 * with values, found by earliest ends (Glover, "Maximum Matching in a Convex Bipartite Graph",
 * Naval Research Logistics Quarterly 14, 1967); where each open variable must add a value, it takes
 * none that another one has taken. Independent of the number of values; O(n²) for n variables, and
 * mostly O(n), as the orders of the ends change little between calls.
 */
final class NValuesBounds implements Propagator {

  private final Scope scope;
  private final int total; // its position
  private final int[] byMin; // the other positions, by their smallest values
  private final int[] byMax; // and by their largest ones
  private final int[]
      least; // by number of a value: the points found from the right, the last first
  private final int[] most; // and from the left
  private final int[] waiting; // positions that contain the value at hand, by their largest values
  private int fewest;

  /** Filters the variables of {@code scope}, of which the last one is the total. */
  NValuesBounds(Scope scope) {
    this.scope = scope;
    total = scope.size() - 1;
    byMin = new int[total];
    Arrays.setAll(byMin, k -> k);
    byMax = byMin.clone();
    least = new int[total];
    most = new int[total];
    waiting = new int[total];
  }

  @Override
  public boolean propagate() {
    sort();
    findFewest();
    return scope.removeBelow(total, fewest)
        && scope.removeAbove(total, mostValues())
        && (scope.max(total) > fewest || keepNearPoints())
        && (scope.min(total) < fixedValues() + openCount() || removeFixedValues());
  }

  /** Sorts by insertion, as little has changed since the last call. */
  private void sort() {
    for (int k = 1; k < total; k++) {
      int position = byMin[k];
      int place = k;
      while (place > 0 && scope.min(byMin[place - 1]) > scope.min(position)) {
        byMin[place] = byMin[--place];
      }
      byMin[place] = position;
      position = byMax[k];
      place = k;
      while (place > 0 && scope.max(byMax[place - 1]) > scope.max(position)) {
        byMax[place] = byMax[--place];
      }
      byMax[place] = position;
    }
  }

  /** Finds the fewest values that meet every interval, as far right and as far left as possible. */
  private void findFewest() {
    fewest = 0;
    for (int position : byMax) {
      if (fewest == 0 || scope.min(position) > most[fewest - 1]) {
        most[fewest++] = scope.max(position);
      }
    }
    int found = 0;
    for (int k = total - 1; k >= 0; k--) {
      int position = byMin[k];
      if (found == 0 || scope.max(position) < least[found - 1]) {
        least[found++] = scope.min(position);
      }
    }
  }

  /** Returns the size of a largest matching. */
  private int mostValues() {
    int matched = 0;
    int count = 0; // of those that wait
    int next = 0;
    long value = Long.MIN_VALUE;
    while (next < total || count > 0) {
      if (count == 0) {
        value = Math.max(value, scope.min(byMin[next]));
      }
      while (next < total && scope.min(byMin[next]) <= value) {
        count = insert(byMin[next++], count);
      }
      int first = 0; // the interval that ends first, among those that have not ended
      while (first < count && scope.max(waiting[first]) < value) {
        first++;
      }
      if (first < count) {
        matched++;
        first++;
      }
      count -= first;
      System.arraycopy(waiting, first, waiting, 0, count);
      value++;
    }
    return matched;
  }

  /** Inserts {@code position} among those that wait; returns their number. */
  private int insert(int position, int count) {
    int place = count;
    while (place > 0 && scope.max(waiting[place - 1]) > scope.max(position)) {
      waiting[place] = waiting[--place];
    }
    waiting[place] = position;
    return count + 1;
  }

  /** Keeps of each variable what lies between the points from the left and from the right. */
  private boolean keepNearPoints() {
    for (int position = 0; position < total; position++) {
      int first = 0;
      while (first < fewest - 1 && most[first] < scope.min(position)) {
        first++;
      }
      int last = fewest - 1;
      while (last > 0 && leastOf(last) > scope.max(position)) {
        last--;
      }
      if (!scope.removeBelow(position, leastOf(first))
          || !scope.removeAbove(position, most[last])) {
        return false;
      }
    }
    return true;
  }

  /** Returns the smallest of what value number {@code k} can be. */
  private int leastOf(int k) {
    return least[fewest - 1 - k];
  }

  private int openCount() {
    int open = 0;
    for (int position = 0; position < total; position++) {
      open += scope.domainSize(position) > 1 ? 1 : 0;
    }
    return open;
  }

  /** Returns how many different values the variables with one value have. */
  private int fixedValues() {
    int count = 0;
    long last = Long.MIN_VALUE;
    for (int position : byMin) {
      if (scope.domainSize(position) == 1 && scope.min(position) != last) {
        last = scope.min(position);
        count++;
      }
    }
    return count;
  }

  private boolean removeFixedValues() {
    for (int fixed = 0; fixed < total; fixed++) {
      for (int open = 0; open < total && scope.domainSize(fixed) == 1; open++) {
        if (scope.domainSize(open) > 1 && !scope.removeValue(open, scope.min(fixed))) {
          return false;
        }
      }
    }
    return true;
  }
}
