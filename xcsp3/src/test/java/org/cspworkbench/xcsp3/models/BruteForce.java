package org.cspworkbench.xcsp3.models;

import java.util.function.ToLongFunction;

/** Counts solutions by trying all values in turn; shares nothing with the program. */
final class BruteForce {

  /** Whether the value last given, that of variable {@code k}, agrees with those before it. */
  interface Fits {
    boolean test(int[] values, int k);
  }

  private final int lowest;
  private final int highest;
  private final Fits fits;
  private final int[] values;
  private final ToLongFunction<int[]> worth;
  private long solutions;
  private long most = Long.MIN_VALUE;

  private BruteForce(
      int variables, int lowest, int highest, Fits fits, ToLongFunction<int[]> worth) {
    this.values = new int[variables];
    this.lowest = lowest;
    this.highest = highest;
    this.fits = fits;
    this.worth = worth;
  }

  /** The number of solutions. */
  static long count(int variables, int lowest, int highest, Fits fits) {
    BruteForce search = new BruteForce(variables, lowest, highest, fits, values -> 0);
    search.from(0);
    return search.solutions;
  }

  /** What the best solution is worth. */
  static long most(int variables, int lowest, int highest, Fits fits, ToLongFunction<int[]> worth) {
    BruteForce search = new BruteForce(variables, lowest, highest, fits, worth);
    search.from(0);
    return search.most;
  }

  /** The least that a solution costs. */
  static long least(int variables, int lowest, int highest, Fits fits, ToLongFunction<int[]> cost) {
    return -most(variables, lowest, highest, fits, values -> -cost.applyAsLong(values));
  }

  private void from(int k) {
    if (k == values.length) {
      solutions++;
      most = Math.max(most, worth.applyAsLong(values));
      return;
    }
    for (int value = lowest; value <= highest; value++) {
      values[k] = value;
      if (fits.test(values, k)) {
        from(k + 1);
      }
    }
  }
}
