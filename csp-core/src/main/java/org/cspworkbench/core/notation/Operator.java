package org.cspworkbench.core.notation;

import java.util.function.LongBinaryOperator;

/** What two numbers become; truths are 0 and 1. */
enum Operator {
  PLUS("+", Math::addExact),
  MINUS("-", Math::subtractExact),
  TIMES("*", Math::multiplyExact),
  MODULO("mod", (a, b) -> Math.floorMod(a, b)),
  MINIMUM("min", Math::min),
  MAXIMUM("max", Math::max),
  EQUAL("=", (a, b) -> truth(a == b)),
  NOT_EQUAL("!=", (a, b) -> truth(a != b)),
  LESS("<", (a, b) -> truth(a < b)),
  AT_MOST("<=", (a, b) -> truth(a <= b)),
  GREATER(">", (a, b) -> truth(a > b)),
  AT_LEAST(">=", (a, b) -> truth(a >= b)),
  AND("and", (a, b) -> a & b),
  OR("or", (a, b) -> a | b),
  IMPLIES("then", (a, b) -> truth(a <= b));

  private final String sign;
  private final LongBinaryOperator function;

  Operator(String sign, LongBinaryOperator function) {
    this.sign = sign;
    this.function = function;
  }

  private static long truth(boolean holds) {
    return holds ? 1 : 0;
  }

  /** How it is written. */
  String sign() {
    return sign;
  }

  /** Its result. */
  long of(long a, long b) {
    return function.applyAsLong(a, b);
  }

  /** Whether it compares two numbers. */
  boolean isComparison() {
    return compareTo(EQUAL) >= 0 && compareTo(AT_LEAST) <= 0;
  }

  /** Whether its result is 0 or 1. */
  boolean isTruth() {
    return compareTo(EQUAL) >= 0;
  }
}
