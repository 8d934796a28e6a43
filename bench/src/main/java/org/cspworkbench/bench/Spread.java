package org.cspworkbench.bench;

import com.google.common.math.Quantiles;

/**
 * The middle of many numbers, and how far half of them lie from it.
 *
 * @param median the middle
 * @param low a quarter of the numbers are at most this
 * @param high a quarter of the numbers are at least this
 */
record Spread(double median, double low, double high) {

  static Spread of(double... numbers) {
    return new Spread(quartile(2, numbers), quartile(1, numbers), quartile(3, numbers));
  }

  private static double quartile(int index, double[] numbers) {
    return Quantiles.quartiles().index(index).compute(numbers);
  }

  /** Returns the spread multiplied by {@code factor}. */
  Spread times(double factor) {
    return new Spread(factor * median, factor * low, factor * high);
  }

  /** Returns the excess of a ratio over 1, in percent. */
  Spread percentAboveOne() {
    return new Spread(100 * (median - 1), 100 * (low - 1), 100 * (high - 1));
  }
}
