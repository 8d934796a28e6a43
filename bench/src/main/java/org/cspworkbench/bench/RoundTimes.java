package org.cspworkbench.bench;

import com.google.common.math.Quantiles;
import com.google.common.primitives.ImmutableLongArray;
import java.util.stream.IntStream;

/**
 * The times of one contestant in each round, in nanoseconds of its thread's processor time.
 *
 * @param name its name in the table
 * @param nanos one number a round
 */
record RoundTimes(String name, ImmutableLongArray nanos) {

  /**
   * The middle of many numbers, and how far half of them lie from it.
   *
   * @param median the middle
   * @param low a quarter of the numbers are at most this
   * @param high a quarter of the numbers are at least this
   */
  record Spread(double median, double low, double high) {

    static Spread of(double[] numbers) {
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

  /** Milliseconds a round. */
  Spread millis() {
    return Spread.of(nanos.stream().mapToDouble(each -> each / 1e6).toArray());
  }

  /**
   * Returns how many times as long as {@code other} this took, round by round: a disturbance of a
   * round affects both.
   */
  Spread ratioTo(RoundTimes other) {
    return Spread.of(
        IntStream.range(0, nanos.length())
            .mapToDouble(round -> (double) nanos.get(round) / other.nanos.get(round))
            .toArray());
  }

  /** Returns how many a second, if a round is {@code count} of them. */
  Spread perSecond(long count) {
    return Spread.of(nanos.stream().mapToDouble(each -> count * 1e9 / each).toArray());
  }
}
