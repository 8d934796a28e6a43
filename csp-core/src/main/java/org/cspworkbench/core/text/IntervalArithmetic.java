package org.cspworkbench.core.text;

import static com.google.common.math.LongMath.saturatedMultiply;
import static com.google.common.math.LongMath.saturatedPow;

/**
 * The operators of arithmetic over intervals: what an operator makes of the intervals of its
 * operands, and what an interval of its values leaves of theirs. An end that is too far to be
 * computed with leaves the operands as they are. As in {@link Evaluation}, there is no value where
 * a divisor is 0 or an exponent is negative.
 */
final class IntervalArithmetic {

  private IntervalArithmetic() {}

  /** A sum of operands, each times 1 or −1. */
  static final class Sum extends Interval {
    private final int first; // factor of the first operand,
    private final int others; // and of all others

    Sum(int first, int others, Interval... operands) {
      super(operands);
      this.first = first;
      this.others = others;
    }

    private long low(int k) {
      return sign(k) > 0 ? operands[k].least : negated(operands[k].most);
    }

    private long high(int k) {
      return sign(k) > 0 ? operands[k].most : negated(operands[k].least);
    }

    private int sign(int k) {
      return k == 0 ? first : others;
    }

    @Override
    void evaluate() {
      set(low(0), high(0));
      for (int k = 1; k < operands.length; k++) {
        set(
            isFar(least) || isFar(low(k)) ? Long.MIN_VALUE : least + low(k),
            isFar(most) || isFar(high(k)) ? Long.MAX_VALUE : most + high(k));
      }
    }

    /** The rest of the sum is known from the whole sum, where both are near enough. */
    @Override
    boolean project() {
      long sumOfLows = 0;
      long sumOfHighs = 0;
      for (int k = 0; k < operands.length; k++) {
        if (!operands[k].isBounded() || Math.abs(sumOfLows) + Math.abs(sumOfHighs) > 1L << 60) {
          return true;
        }
        sumOfLows += low(k);
        sumOfHighs += high(k);
      }
      for (int k = 0; k < operands.length; k++) {
        long atLeast = isFar(least) ? Long.MIN_VALUE : least - (sumOfHighs - high(k));
        long atMost = isFar(most) ? Long.MAX_VALUE : most - (sumOfLows - low(k));
        boolean isKept =
            sign(k) > 0
                ? operands[k].keep(atLeast, atMost)
                : operands[k].keep(negated(atMost), negated(atLeast));
        if (!isKept) {
          return false;
        }
      }
      return true;
    }
  }

  /** a · b. */
  static final class Product extends Interval {
    Product(Interval a, Interval b) {
      super(a, b);
    }

    @Override
    void evaluate() {
      Interval a = operands[0];
      Interval b = operands[1];
      long p = saturatedMultiply(a.least, b.least);
      long q = saturatedMultiply(a.least, b.most);
      long r = saturatedMultiply(a.most, b.least);
      long s = saturatedMultiply(a.most, b.most);
      set(Math.min(Math.min(p, q), Math.min(r, s)), Math.max(Math.max(p, q), Math.max(r, s)));
    }

    @Override
    boolean project() {
      return divide(operands[0], operands[1]) && divide(operands[1], operands[0]);
    }

    /** Keeps of {@code a} what, times a value of {@code b}, can be a value of the product. */
    private boolean divide(Interval a, Interval b) {
      if (isTrue() && !b.cutOff(0)) {
        return false;
      }
      if (!isBounded() || (b.least <= 0 && b.most >= 0)) {
        return true;
      }
      return a.keep(
          Math.min(
              Math.min(ceiling(least, b.least), ceiling(least, b.most)),
              Math.min(ceiling(most, b.least), ceiling(most, b.most))),
          Math.max(
              Math.max(Math.floorDiv(least, b.least), Math.floorDiv(least, b.most)),
              Math.max(Math.floorDiv(most, b.least), Math.floorDiv(most, b.most))));
    }
  }

  /** a / b, rounded towards 0. */
  static final class Quotient extends Interval {
    Quotient(Interval a, Interval b) {
      super(a, b);
    }

    @Override
    void evaluate() {
      Interval a = operands[0];
      Interval b = operands[1];
      b.cutOff(0);
      if (b.least > b.most) {
        set(1, 0);
      } else if (!a.isBounded()) {
        set(Long.MIN_VALUE, Long.MAX_VALUE);
      } else if (b.least < 0 && b.most > 0) {
        long farthest = farthest(a);
        set(-farthest, farthest);
      } else {
        set(
            Math.min(
                Math.min(a.least / b.least, a.least / b.most),
                Math.min(a.most / b.least, a.most / b.most)),
            Math.max(
                Math.max(a.least / b.least, a.least / b.most),
                Math.max(a.most / b.least, a.most / b.most)));
      }
    }

    /** a is the product of quotient and divisor, and less than a divisor more, with its sign. */
    @Override
    boolean project() {
      Interval a = operands[0];
      Interval b = operands[1];
      if (!b.cutOff(0)) {
        return false;
      }
      if (!isBounded()) {
        return true;
      }
      long farthest = saturatedMultiply(farthest(this) + 1, farthest(b)) - 1;
      if (!a.keep(-farthest, farthest)) {
        return false;
      }
      if (least <= 0 || b.least <= 0) {
        return true;
      }
      return a.keep(saturatedMultiply(least, b.least), Long.MAX_VALUE) // then a is not negative
          && (!a.isBounded() || b.keep(a.least / (most + 1) + 1, a.most / least));
    }
  }

  /** The remainder of a division that rounds towards 0, or down. */
  static final class Remainder extends Interval {
    private final boolean roundsDown;

    Remainder(boolean roundsDown, Interval a, Interval b) {
      super(a, b);
      this.roundsDown = roundsDown;
    }

    @Override
    void evaluate() {
      Interval a = operands[0];
      Interval b = operands[1];
      b.cutOff(0);
      if (b.least > b.most) {
        set(1, 0);
        return;
      }
      long farthest = farthest(b) - 1;
      if (roundsDown) {
        set(b.most < 0 || b.least < 0 ? -farthest : 0, b.most > 0 ? farthest : 0);
      } else {
        set(
            a.least >= 0 ? 0 : Math.max(a.least, -farthest),
            a.most <= 0 ? 0 : Math.min(a.most, farthest));
      }
      if (isPeriodic() && Math.floorDiv(a.least, b.least) == Math.floorDiv(a.most, b.least)) {
        set(Math.floorMod(a.least, b.least), Math.floorMod(a.most, b.least));
      }
    }

    /**
     * Returns whether the values of a from 0 to b − 1 have the remainders 0 to b − 1, and so on.
     */
    private boolean isPeriodic() {
      Interval a = operands[0];
      Interval b = operands[1];
      return a.isBounded() && b.isSingle() && b.least > 0 && (roundsDown || a.least >= 0);
    }

    /** Moves each end of a to the next value with a remainder that is left. */
    @Override
    boolean project() {
      Interval a = operands[0];
      Interval b = operands[1];
      if (!b.cutOff(0)) {
        return false;
      }
      if (!isPeriodic()) {
        return b.least <= 0 || least <= 0 || b.keep(least + 1, Long.MAX_VALUE);
      }
      long low = Math.floorMod(a.least, b.least);
      long atLeast =
          low < least
              ? a.least + least - low
              : low > most ? a.least + b.least - low + least : a.least;
      long high = Math.floorMod(a.most, b.least);
      long atMost =
          high > most
              ? a.most - high + most
              : high < least ? a.most - high - b.least + most : a.most;
      return a.keep(atLeast, atMost);
    }
  }

  /** a to the power of b, for b ≥ 0. */
  static final class Power extends Interval {
    Power(Interval a, Interval b) {
      super(a, b);
    }

    @Override
    void evaluate() {
      Interval a = operands[0];
      Interval b = operands[1];
      if (!b.keep(0, Long.MAX_VALUE)) {
        set(1, 0);
      } else if (a.least >= 1) {
        set(power(a.least, b.least), power(a.most, b.most));
      } else if (!b.isSingle()) {
        long farthest = power(Math.max(1, farthest(a)), b.most);
        set(a.least >= 0 ? 0 : -farthest, farthest);
      } else if (b.least % 2 == 1) {
        set(power(a.least, b.least), power(a.most, b.least));
      } else {
        long nearest = Math.max(0, Math.max(a.least, -a.most));
        set(power(nearest, b.least), power(farthest(a), b.least));
      }
    }

    /** Keeps the roots, where the exponent is known. */
    @Override
    boolean project() {
      Interval a = operands[0];
      Interval b = operands[1];
      if (!b.isSingle() || b.least < 1 || !isBounded() || !a.isBounded()) {
        return true;
      }
      if (b.least % 2 == 0
          && !keepAbsolute(a, ceilingOfRoot(least, b.least), root(most, b.least))) {
        return false;
      }
      return b.least % 2 == 0
          || a.least < 0
          || a.keep(ceilingOfRoot(least, b.least), root(most, b.least));
    }
  }

  /** |a|. */
  static final class Absolute extends Interval {
    Absolute(Interval a) {
      super(a);
    }

    @Override
    void evaluate() {
      Interval a = operands[0];
      set(Math.max(0, Math.max(a.least, negated(a.most))), farthest(a));
    }

    @Override
    boolean project() {
      return keepAbsolute(operands[0], least, most);
    }
  }

  /** The largest operand. */
  static final class Maximum extends Interval {
    Maximum(Interval... operands) {
      super(operands);
    }

    @Override
    void evaluate() {
      long low = Long.MIN_VALUE;
      long high = Long.MIN_VALUE;
      for (Interval operand : operands) {
        low = Math.max(low, operand.least);
        high = Math.max(high, operand.most);
      }
      set(low, high);
    }

    /** No operand is greater, and where one alone can be so great, it is. */
    @Override
    boolean project() {
      int great = 0;
      Interval last = operands[0];
      for (Interval operand : operands) {
        if (!operand.keep(Long.MIN_VALUE, most)) {
          return false;
        }
        if (operand.most >= least) {
          great++;
          last = operand;
        }
      }
      return great > 1 || last.keep(least, Long.MAX_VALUE);
    }
  }

  /** Returns −{@code end}; of the lowest number the highest. */
  private static long negated(long end) {
    return end == Long.MIN_VALUE ? Long.MAX_VALUE : end == Long.MAX_VALUE ? Long.MIN_VALUE : -end;
  }

  private static long farthest(Interval a) {
    return Math.max(a.most, negated(a.least));
  }

  private static long ceiling(long a, long b) {
    return -Math.floorDiv(-a, b);
  }

  private static long power(long base, long exponent) {
    return saturatedPow(base, (int) Math.min(exponent, Integer.MAX_VALUE));
  }

  /** Returns the largest number whose power is at most {@code value}, or −1 if that is negative. */
  private static long root(long value, long exponent) {
    if (value < 0) {
      return -1;
    }
    long root = (long) Math.pow((double) value, 1.0 / exponent);
    while (power(root, exponent) > value) {
      root--;
    }
    while (power(root + 1, exponent) <= value) {
      root++;
    }
    return root;
  }

  /** Returns the least number from 0 on whose power is at least {@code value}. */
  private static long ceilingOfRoot(long value, long exponent) {
    return value <= 0 ? 0 : root(value - 1, exponent) + 1;
  }

  /** Keeps the values of {@code a} whose absolute values are from {@code from} to {@code to}. */
  private static boolean keepAbsolute(Interval a, long from, long to) {
    if (!a.keep(negated(to), to)) {
      return false;
    }
    if (a.most < from) {
      return a.keep(Long.MIN_VALUE, negated(from));
    }
    return a.least <= negated(from) || a.keep(from, Long.MAX_VALUE);
  }
}
