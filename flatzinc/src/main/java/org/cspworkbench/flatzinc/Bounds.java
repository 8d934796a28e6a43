package org.cspworkbench.flatzinc;

import com.google.common.math.LongMath;
import java.util.stream.LongStream;

/**
 * The bounds of an integer, either of which may be infinite.
 *
 * @param min the lower bound; −{@link #INFINITE} if there is none
 * @param max the upper bound; {@link #INFINITE} if there is none
 */
record Bounds(long min, long max) {

  /** Stands for every number that is too large to be a bound. */
  static final long INFINITE = 1L << 60;

  /** Those of any integer. */
  static final Bounds ALL = new Bounds(-INFINITE, INFINITE);

  /** Those of a truth value. */
  static final Bounds TRUTH = new Bounds(0, 1);

  /** Returns the bounds of one number. */
  static Bounds of(long number) {
    return clamped(number, number);
  }

  private static Bounds clamped(long min, long max) {
    return new Bounds(
        Math.max(-INFINITE, Math.min(INFINITE, min)), Math.max(-INFINITE, Math.min(INFINITE, max)));
  }

  /** Returns whether both are finite. */
  boolean areFinite() {
    return min > -INFINITE && max < INFINITE;
  }

  /** Returns the bounds of the sum of two numbers. */
  Bounds plus(Bounds other) {
    return clamped(add(min, other.min), add(max, other.max));
  }

  /** An infinite bound stays so. */
  private static long add(long a, long b) {
    return Math.abs(a) == INFINITE ? a : Math.abs(b) == INFINITE ? b : a + b;
  }

  /** Returns the bounds of the negated number. */
  Bounds negated() {
    return new Bounds(-max, -min);
  }

  /** Returns the bounds of the product of two numbers. */
  Bounds times(Bounds other) {
    long[] products =
        LongStream.of(min, max)
            .flatMap(
                a -> LongStream.of(other.min, other.max).map(b -> LongMath.saturatedMultiply(a, b)))
            .sorted()
            .toArray();
    return clamped(products[0], products[products.length - 1]);
  }

  /**
   * Returns bounds of the numbers whose product with {@code factor} is within these, for a factor
   * that is not 0.
   */
  Bounds dividedBy(long factor) {
    if (factor < 0) {
      return negated().dividedBy(-factor);
    }
    return new Bounds(
        min == -INFINITE ? min : Math.floorDiv(min + factor - 1, factor),
        max == INFINITE ? max : Math.floorDiv(max, factor));
  }

  /** Returns the bounds of a number that has one or the other. */
  Bounds or(Bounds other) {
    return new Bounds(Math.min(min, other.min), Math.max(max, other.max));
  }

  /** Returns these bounds, and what {@code other} states where they are infinite. */
  Bounds completedBy(Bounds other) {
    return new Bounds(min == -INFINITE ? other.min : min, max == INFINITE ? other.max : max);
  }

  /** Returns the bounds of the absolute value. */
  Bounds absolute() {
    long largest = Math.max(Math.abs(min), Math.abs(max));
    return new Bounds(min > 0 ? min : max < 0 ? -max : 0, largest);
  }
}
