package org.cspworkbench.core.schedule;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Bits;
import org.cspworkbench.core.model.Scope;

/**
 * What boxes that may not overlap need along one axis, where each is a task that uses its extent
 * across. No place can hold more than the whole extent across (the implied cumulative constraint:
 * Simonis and O'Sullivan, "Search Strategies for Rectangle Packing", CP 2008; by the profile of the
 * parts that are certain: Lahrichi 1982), and what the boxes that may lie at a place cannot fill
 * there is wasted, of which there is only as much as they leave of the area that is left (Korf,
 * "Optimal Rectangle Packing: Initial Results", ICAPS 2003).
 *
 * <p>O(n · (w + w · h/64)) for n boxes and w places of h across.
 */
final class ProjectedBoxes {

  /** The greatest product of both extents for which this pays. */
  private static final long MAX_AREA = 1 << 18;

  private final Scope scope;
  private final int first; // the position of the first origin along the axis
  private final int[] lengths; // along it
  private final int across; // the position of the first origin across it
  private final int[] uses; // across
  private final int start; // the first place
  private final long area; // of all boxes
  private final boolean pays;
  private final int[] profile; // by place: what is certainly used
  private final long[] sums; // what boxes can fill together, one bit each
  private int capacity; // the extent across that is left

  /** The boxes whose origins along the axis are from position {@code first} of {@code scope} on. */
  ProjectedBoxes(Scope scope, int first, int[] lengths, int across, int[] uses) {
    this.scope = scope;
    this.first = first;
    this.lengths = lengths;
    this.across = across;
    this.uses = uses;
    start = start(first);
    long extent = end(first, lengths) - start;
    long extentAcross = end(across, uses) - start(across);
    pays = extent <= MAX_AREA && extentAcross <= MAX_AREA && extent * extentAcross <= MAX_AREA;
    profile = new int[pays ? (int) extent : 0];
    sums = new long[pays ? (int) extentAcross / Long.SIZE + 1 : 0];
    area = IntStream.range(0, lengths.length).mapToLong(i -> (long) lengths[i] * uses[i]).sum();
  }

  /** Returns the least of the origins from position {@code from} on that are left. */
  private int start(int from) {
    int start = scope.min(from);
    for (int i = 1; i < lengths.length; i++) {
      start = Math.min(start, scope.min(from + i));
    }
    return start;
  }

  /** Returns where the last of the boxes may end along the axis of these origins and sizes. */
  private long end(int from, int[] sizes) {
    long end = Long.MIN_VALUE;
    for (int i = 0; i < sizes.length; i++) {
      end = Math.max(end, (long) scope.max(from + i) + sizes[i]);
    }
    return end;
  }

  /** Removes origins that need too much of some place; returns whether the area can suffice. */
  boolean filter() {
    if (!pays) {
      return true;
    }
    capacity = (int) (end(across, uses) - start(across));
    Arrays.fill(profile, 0);
    for (int i = 0; i < lengths.length; i++) {
      for (int p = certainFrom(i); p < certainTo(i); p++) {
        profile[p] += uses[i];
      }
    }
    if (!isWasteAffordable()) {
      scope.removeAll(first);
      return false;
    }
    for (int i = 0; i < lengths.length; i++) {
      if (scope.domainSize(first + i) > 1 && !keepWhereItFits(i)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the first place where box {@code i} certainly lies, if that is before the next. */
  private int certainFrom(int i) {
    return scope.max(first + i) - start;
  }

  private int certainTo(int i) {
    return scope.min(first + i) - start + lengths[i];
  }

  private boolean isWasteAffordable() {
    int from = start(first) - start;
    int to = (int) (end(first, lengths) - start);
    long left = (long) (to - from) * capacity - area;
    for (int p = from; p < to && left >= 0; p++) {
      left -= profile[p] > capacity ? Long.MAX_VALUE : waste(p);
    }
    return left >= 0;
  }

  /** Returns how much of place {@code p} remains free, whatever the open boxes there fill. */
  private int waste(int p) {
    int free = capacity - profile[p];
    if (free == 0) {
      return 0;
    }
    Arrays.fill(sums, 0);
    sums[0] = 1;
    for (int i = 0; i < lengths.length; i++) {
      int from = scope.min(first + i) - start;
      int to = scope.max(first + i) - start;
      boolean isCertain = to <= p && p < from + lengths[i];
      if (!isCertain && from <= p && p < to + lengths[i] && uses[i] <= free) {
        Bits.addShifted(sums, uses[i]);
        if ((sums[free >>> 6] >>> free & 1) != 0) {
          return 0;
        }
      }
    }
    return free - Bits.last(sums, free);
  }

  /** Removes the origins of box {@code i} from which it covers a place that has too little left. */
  private boolean keepWhereItFits(int i) {
    int lowest = scope.min(first + i) - start;
    int highest = scope.max(first + i) - start;
    int most = capacity - uses[i];
    int blocked = Integer.MAX_VALUE; // the first such place from here on
    int offset = start - scope.value(first + i, 0);
    long[] gone = null;
    for (int p = highest + lengths[i] - 1; p >= lowest; p--) {
      boolean isOwn = highest <= p && p < lowest + lengths[i];
      if (profile[p] - (isOwn ? uses[i] : 0) > most) {
        blocked = p;
      }
      if (p <= highest && blocked - p < lengths[i]) {
        gone = gone == null ? new long[scope.wordCount(first + i)] : gone;
        Bits.set(gone, p + offset, p + offset);
      }
    }
    return gone == null || scope.removeAll(first + i, gone);
  }
}
