package org.cspworkbench.core.schedule;

import static org.cspworkbench.core.model.Scope.NONE;

import java.util.Arrays;
import org.cspworkbench.core.model.Bits;
import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.model.Scope;

/**
 * Filters boxes that may not overlap by forbidden regions: wherever another box is placed within
 * its domains, it forbids the same rectangle of origins to a box. A line sweeps over the horizontal
 * origins; where the regions on it leave no vertical origin, the horizontal one goes, and a
 * vertical origin goes that no horizontal one leaves (Beldiceanu and Carlsson, "Sweep as a Generic
 * Pruning Technique Applied to the Non-overlapping Rectangles Constraint", CP 2001).
 *
 * <p>Each axis is also filtered by itself ({@link ProjectedBoxes}). O(n · r · (r + h/64)) for n
 * boxes with r regions each and h vertical origins.
 */
final class BoxSweep implements Propagator {

  private final Scope scope;
  private final int[][] sizes; // by axis and box
  private final int[][] lowest; // by axis and box: the least and the greatest origin
  private final int[][] highest;
  private final ProjectedBoxes[] projections;
  private final int[][] regions; // first and last index, horizontal then vertical, of each region
  private final int[] events; // where regions begin or end
  private int regionCount;

  /** The propagator of {@code boxes} on the domains of its scope. */
  BoxSweep(DisjointBoxes boxes, Scope scope) {
    this.scope = scope;
    sizes = new int[][] {boxes.widths().toArray(), boxes.heights().toArray()};
    int n = sizes[0].length;
    lowest = new int[2][n];
    highest = new int[2][n];
    projections =
        new ProjectedBoxes[] {
          new ProjectedBoxes(scope, 0, sizes[0], n, sizes[1]),
          new ProjectedBoxes(scope, n, sizes[1], 0, sizes[0])
        };
    regions = new int[n][4];
    events = new int[2 * n + 1];
  }

  @Override
  public boolean propagate() {
    int n = sizes[0].length;
    for (int i = 0; i < n; i++) {
      measure(i);
    }
    for (int i = 0; i < n; i++) {
      if (findRegions(i) && !sweep(i)) {
        return false;
      }
      measure(i);
    }
    return projections[0].filter() && projections[1].filter();
  }

  private void measure(int i) {
    for (int axis = 0; axis < 2; axis++) {
      int position = axis * sizes[0].length + i;
      lowest[axis][i] = scope.min(position);
      highest[axis][i] = scope.max(position);
    }
  }

  /** Finds the regions that the other boxes forbid to box {@code i}; returns whether any do. */
  private boolean findRegions(int i) {
    regionCount = 0;
    for (int j = 0; j < sizes[0].length; j++) {
      if (j != i && setBounds(0, i, j) && setBounds(1, i, j)) {
        regionCount++;
      }
    }
    return regionCount > 0;
  }

  /** Sets the bounds of the region on an axis; returns whether it meets the origins left there. */
  private boolean setBounds(int axis, int i, int j) {
    int base = scope.value(axis * sizes[0].length + i, 0);
    long first = Math.max((long) highest[axis][j] - sizes[axis][i] + 1, lowest[axis][i]);
    long last = Math.min((long) lowest[axis][j] + sizes[axis][j] - 1, highest[axis][i]);
    regions[regionCount][2 * axis] = (int) (first - base);
    regions[regionCount][2 * axis + 1] = (int) (last - base);
    return first <= last;
  }

  private boolean sweep(int i) {
    int n = sizes[0].length;
    int end = highest[0][i] - scope.value(i, 0) + 1;
    int eventCount = sortEvents(scope.first(i));
    long[] gone = new long[scope.wordCount(i)];
    long[] unused = new long[scope.wordCount(n + i)];
    Arrays.fill(unused, -1L);
    long[] allowed = new long[unused.length];
    for (int e = 0; e < eventCount; e++) {
      int from = events[e];
      int to = e + 1 < eventCount ? events[e + 1] : end;
      if (!hasOrigin(i, from, to)) {
        continue;
      }
      if (isOpen(n + i, from, allowed)) {
        for (int w = 0; w < unused.length; w++) {
          unused[w] &= ~allowed[w];
        }
      } else {
        Bits.set(gone, from, to - 1);
      }
    }
    return scope.removeAll(i, gone) && scope.removeAll(n + i, unused);
  }

  private boolean hasOrigin(int position, int from, int to) {
    int next = from == 0 ? scope.first(position) : scope.next(position, from - 1);
    return next != NONE && next < to;
  }

  /** Sorts the indices from {@code first} on where regions begin or end; returns their number. */
  private int sortEvents(int first) {
    int count = 0;
    events[count++] = first;
    for (int r = 0; r < regionCount; r++) {
      events[count++] = Math.max(first, regions[r][0]);
      events[count++] = Math.max(first, regions[r][1] + 1);
    }
    Arrays.sort(events, 0, count);
    return count;
  }

  /** Finds the vertical origins that the regions over {@code index} leave; returns whether any. */
  private boolean isOpen(int position, int index, long[] allowed) {
    for (int w = 0; w < allowed.length; w++) {
      allowed[w] = scope.word(position, w);
    }
    for (int r = 0; r < regionCount; r++) {
      if (regions[r][0] <= index && index <= regions[r][1]) {
        Bits.clear(allowed, regions[r][2], regions[r][3]);
      }
    }
    for (long word : allowed) {
      if (word != 0) {
        return true;
      }
    }
    return false;
  }
}
