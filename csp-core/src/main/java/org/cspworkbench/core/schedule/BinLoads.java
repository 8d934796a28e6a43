package org.cspworkbench.core.schedule;

import static org.cspworkbench.core.model.Scope.NONE;

import java.util.Arrays;
import org.cspworkbench.core.model.Bits;
import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.model.Scope;

/**
 * Filters goods and the loads of bins: between what lies in a bin and what may, by what all other
 * bins can hold, and by the sums that are possible at all; a good goes from a bin that has too
 * little room for it, and goes into one that would be too empty without it. Where the bins cannot
 * be enough, nothing is possible ({@link BinsNeeded}; Shaw, "A Constraint for Bin Packing", CP
 * 2004, with sums as in Trick, "A Dynamic Programming Approach for Consistency and Propagation for
 * Knapsack Constraints", 2003).
 *
 * <p>O(n · m · (1 + c/64)) for n goods in m bins of a capacity c.
 */
final class BinLoads implements Propagator {

  /** The most room in a bin for which the sums are worked out. */
  private static final long MOST_ROOM = 1 << 12;

  private final Scope scope;
  private final int[] sizes;
  private final int first;
  private final int count; // of goods: the position of the first load
  private final int bins;
  private final long all; // of the sizes
  private final long[] packed; // by bin: what lies in it
  private final long[] possible; // and what lies or may lie in it
  private final BinsNeeded needed;

  /** The propagator of {@code packing} on the domains of its scope. */
  BinLoads(BinPacking packing, Scope scope) {
    this.scope = scope;
    sizes = packing.sizes().toArray();
    first = packing.first();
    count = sizes.length;
    bins = packing.binCount();
    packed = new long[bins];
    possible = new long[bins];
    long sum = 0;
    for (int size : sizes) {
      sum += size;
    }
    all = sum;
    needed = new BinsNeeded(count + bins);
  }

  @Override
  public boolean propagate() {
    for (int i = 0; i < count; i++) {
      if (!scope.removeBelow(i, first) || !scope.removeAbove(i, first + bins - 1L)) {
        return false;
      }
    }
    addUp();
    return keepLoads() && keepTotal() && keepSums() && keepGoods() && hasEnoughBins();
  }

  private int bin(int i, int value) {
    return scope.value(i, value) - first;
  }

  private void addUp() {
    Arrays.fill(packed, 0);
    Arrays.fill(possible, 0);
    for (int i = 0; i < count; i++) {
      for (int v = scope.first(i); v != NONE; v = scope.next(i, v)) {
        possible[bin(i, v)] += sizes[i];
      }
      if (scope.domainSize(i) == 1) {
        packed[bin(i, scope.first(i))] += sizes[i];
      }
    }
  }

  private long min(int bin) {
    return scope.min(count + bin);
  }

  private long max(int bin) {
    return scope.max(count + bin);
  }

  private boolean keep(int bin, long least, long most) {
    return scope.removeBelow(count + bin, least) && scope.removeAbove(count + bin, most);
  }

  private boolean keepLoads() {
    for (int bin = 0; bin < bins; bin++) {
      if (!keep(bin, packed[bin], possible[bin])) {
        return false;
      }
    }
    return true;
  }

  /** The loads together are the sizes together. */
  private boolean keepTotal() {
    long least = 0;
    long most = 0;
    for (int bin = 0; bin < bins; bin++) {
      least += min(bin);
      most += max(bin);
    }
    for (int bin = 0; bin < bins; bin++) {
      if (!keep(bin, all - (most - max(bin)), all - (least - min(bin)))) {
        return false;
      }
    }
    return true;
  }

  private boolean keepSums() {
    for (int bin = 0; bin < bins; bin++) {
      long room = max(bin) - packed[bin];
      if (packed[bin] < possible[bin] && room <= MOST_ROOM && !keepSums(bin, (int) room)) {
        return false;
      }
    }
    return true;
  }

  /** Keeps the loads between the least and the greatest sum that goods can make. */
  private boolean keepSums(int bin, int room) {
    long[] sums = new long[room / Long.SIZE + 1];
    sums[0] = 1;
    for (int i = 0; i < count; i++) {
      if (scope.domainSize(i) > 1 && scope.hasValue(i, (long) first + bin) && sizes[i] <= room) {
        Bits.addShifted(sums, sizes[i]);
      }
    }
    int least = (int) Math.max(0, min(bin) - packed[bin]);
    while (least <= room && (sums[least >>> 6] >>> least & 1) == 0) {
      least++;
    }
    return keep(bin, packed[bin] + least, packed[bin] + Bits.last(sums, room));
  }

  private boolean keepGoods() {
    for (int i = 0; i < count; i++) {
      for (int v = scope.first(i); v != NONE && scope.domainSize(i) > 1; v = scope.next(i, v)) {
        int bin = bin(i, v);
        if (packed[bin] + sizes[i] > max(bin)) {
          if (!scope.remove(i, v)) {
            return false;
          }
        } else if (possible[bin] - sizes[i] < min(bin)) {
          if (!scope.removeBelow(i, first + bin) || !scope.removeAbove(i, first + bin)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private boolean hasEnoughBins() {
    long capacity = 0;
    for (int bin = 0; bin < bins; bin++) {
      capacity = Math.max(capacity, max(bin));
    }
    needed.start(capacity);
    for (int i = 0; i < count; i++) {
      if (scope.domainSize(i) > 1) {
        needed.add(sizes[i]);
      }
    }
    for (int bin = 0; bin < bins; bin++) {
      needed.add(capacity - max(bin) + packed[bin]); // it has that much less room
    }
    return needed.count() <= bins;
  }
}
