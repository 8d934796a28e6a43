package org.cspworkbench.core.notation;

/** What two numbers become; truths are 0 and 1. */
enum Operator {
  PLUS("+"),
  MINUS("-"),
  TIMES("*"),
  MODULO("mod"),
  MINIMUM("min"),
  MAXIMUM("max"),
  EQUAL("="),
  NOT_EQUAL("!="),
  LESS("<"),
  AT_MOST("<="),
  GREATER(">"),
  AT_LEAST(">="),
  AND("and"),
  OR("or"),
  IMPLIES("then");

  private final String sign;

  Operator(String sign) {
    this.sign = sign;
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
    return switch (this) {
      case PLUS -> Math.addExact(a, b);
      case MINUS -> Math.subtractExact(a, b);
      case TIMES -> Math.multiplyExact(a, b);
      case MODULO -> Math.floorMod(a, b);
      case MINIMUM -> Math.min(a, b);
      case MAXIMUM -> Math.max(a, b);
      case EQUAL -> truth(a == b);
      case NOT_EQUAL -> truth(a != b);
      case LESS -> truth(a < b);
      case AT_MOST, IMPLIES -> truth(a <= b); // of truths, where the second is no smaller
      case GREATER -> truth(a > b);
      case AT_LEAST -> truth(a >= b);
      case AND -> a & b;
      case OR -> a | b;
    };
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
