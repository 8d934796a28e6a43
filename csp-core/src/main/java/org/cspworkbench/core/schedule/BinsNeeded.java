package org.cspworkbench.core.schedule;

import java.util.Arrays;

/**
 * A lower bound of the number of bins of one capacity that goods need: those of more than half need
 * one each, and the smaller ones find room beside those of them only that leave enough (L2:
 * Martello and Toth, "Lower Bounds and Reduction Procedures for the Bin Packing Problem", Discrete
 * Applied Mathematics 28, 1990). O(n²) for n goods.
 */
final class BinsNeeded {

  private final long[] sizes;
  private int count;
  private long capacity;

  /** A bound for up to {@code most} goods. */
  BinsNeeded(int most) {
    sizes = new long[most];
  }

  /** Starts anew, with bins of this capacity. */
  void start(long newCapacity) {
    capacity = newCapacity;
    count = 0;
  }

  /** Adds a good, unless it takes no room. */
  void add(long size) {
    if (size > 0) {
      sizes[count++] = size;
    }
  }

  /** Returns how many bins are needed at least. */
  long count() {
    Arrays.sort(sizes, 0, count);
    if (count == 0) {
      return 0;
    }
    if (sizes[count - 1] > capacity) {
      return Long.MAX_VALUE;
    }
    long most = countFrom(0);
    for (int k = 0; k < count && 2 * sizes[k] <= capacity; k++) {
      most = Math.max(most, countFrom(sizes[k]));
    }
    return most;
  }

  /** Returns how many bins are needed where goods of less than {@code least} are left out. */
  private long countFrom(long least) {
    long large = 0; // beside which nothing has room
    long half = 0; // of the others of more than half
    long room = 0; // beside these
    long small = 0; // all that is smaller
    for (int k = 0; k < count; k++) {
      if (sizes[k] > capacity - least) {
        large++;
      } else if (2 * sizes[k] > capacity) {
        half++;
        room += capacity - sizes[k];
      } else if (sizes[k] >= least) {
        small += sizes[k];
      }
    }
    long rest = Math.max(0, small - room);
    return large + half + (rest == 0 ? 0 : (rest + capacity - 1) / capacity);
  }
}
