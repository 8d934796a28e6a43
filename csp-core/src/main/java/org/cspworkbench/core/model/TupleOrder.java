package org.cspworkbench.core.model;

import com.google.common.primitives.Ints;
import java.util.Comparator;
import org.cspworkbench.core.cancellation.Cancellation;

/**
 * The lexicographic order of tuples for one sort, which looks at the request to stop once for some
 * thousand comparisons: a million tuples take seconds to sort.
 */
final class TupleOrder implements Comparator<int[]> {

  private static final int COMPARISONS_BETWEEN_CHECKS = 1 << 12;

  private final Comparator<int[]> order = Ints.lexicographicalComparator();
  private int compared;

  @Override
  public int compare(int[] a, int[] b) {
    if (++compared % COMPARISONS_BETWEEN_CHECKS == 0) {
      Cancellation.check();
    }
    return order.compare(a, b);
  }
}
