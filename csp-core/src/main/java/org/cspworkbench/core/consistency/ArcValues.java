package org.cspworkbench.core.consistency;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Arrays;
import org.cspworkbench.core.kernel.Network;

/** Numbers each arc with each value at its tail, so that something can be kept for every one. */
final class ArcValues {

  private static final int MAX_COUNT = 1 << 27;

  private final int[] first; // by arc, and the count behind the last

  /**
   * Numbers those of {@code network}.
   *
   * @throws IllegalArgumentException if there are more than 2<sup>27</sup>
   */
  ArcValues(Network network) {
    first = new int[network.arcCount() + 1];
    for (int arc = 0; arc < network.arcCount(); arc++) {
      long end = (long) first[arc] + network.domainSize(network.tail(arc));
      checkArgument(
          end <= MAX_COUNT,
          "keeping a support for each value on each arc would take too much memory: there are"
              + " more than %s",
          MAX_COUNT);
      first[arc + 1] = (int) end;
    }
  }

  /** Returns the number of value {@code i} at the tail of {@code arc}. */
  int number(int arc, int i) {
    return first[arc] + i;
  }

  /** Returns the arc of {@code number}: O(log e) for e arcs. */
  int arc(int number) {
    int found = Arrays.binarySearch(first, number);
    return found >= 0 ? found : -found - 2;
  }

  /** Returns how many there are. */
  int count() {
    return first[first.length - 1];
  }
}
