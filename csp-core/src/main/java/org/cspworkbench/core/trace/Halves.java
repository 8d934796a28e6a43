package org.cspworkbench.core.trace;

import org.cspworkbench.core.trace.Decision.Operator;

/**
 * Halves of a domain, each as a negative number that can stand where a value can be tried: the
 * values up to a bound, which are the lower half, or those behind it, the upper half. The bound is
 * the index of a value or, in a trace, its address; {@link TraceEvent#NONE} is never a half.
 */
final class Halves {

  private Halves() {}

  /** Returns the number that stands for a decision with this operator on {@code value}. */
  static int pack(Operator operator, int value) {
    return switch (operator) {
      case EQUAL -> value;
      case AT_MOST -> lower(value);
      case GREATER -> upper(value);
    };
  }

  /** Returns the operator of the decision for which {@code tried} stands. */
  static Operator operator(int tried) {
    return !isHalf(tried) ? Operator.EQUAL : isUpper(tried) ? Operator.GREATER : Operator.AT_MOST;
  }

  /** Returns the decision for which {@code tried} stands, whose value is given by its address. */
  static Decision decision(int tried, TraceKey key) {
    int address = boundOrValue(tried);
    return new Decision(key.variableAt(address), operator(tried), key.indexAt(address));
  }

  /** Returns the half of the values up to {@code bound}, which belongs to it. */
  static int lower(int bound) {
    return -2 - 2 * bound;
  }

  /** Returns the half of the values behind {@code bound}. */
  static int upper(int bound) {
    return -3 - 2 * bound;
  }

  /** Returns whether {@code tried} is a half, not a value and not {@link TraceEvent#NONE}. */
  static boolean isHalf(int tried) {
    return tried < TraceEvent.NONE;
  }

  /** Returns whether {@code half} is an upper half. */
  static boolean isUpper(int half) {
    return (half & 1) != 0;
  }

  /** Returns the bound of {@code half}. */
  static int bound(int half) {
    return (-2 - half) >> 1;
  }

  /** Returns the bound of a half, or {@code tried} itself if it is a value. */
  static int boundOrValue(int tried) {
    return isHalf(tried) ? bound(tried) : tried;
  }

  /** Returns the other half of the same values. */
  static int other(int half) {
    return isUpper(half) ? lower(bound(half)) : upper(bound(half));
  }

  /** Returns whether {@code tried} is the value {@code i} or a half to which it belongs. */
  static boolean contains(int tried, int i) {
    if (!isHalf(tried)) {
      return tried == i;
    }
    return isUpper(tried) ? i > bound(tried) : i <= bound(tried);
  }
}
