package org.cspworkbench.app.lesson;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntPredicate;

/** How two values compare. */
enum Comparison {
  EQUAL("=", sign -> sign == 0),
  DIFFERENT("!=", sign -> sign != 0),
  LESS("<", sign -> sign < 0),
  AT_MOST("<=", sign -> sign <= 0),
  GREATER(">", sign -> sign > 0),
  AT_LEAST(">=", sign -> sign >= 0);

  private final String sign;
  private final IntPredicate holds;

  Comparison(String sign, IntPredicate holds) {
    this.sign = sign;
    this.holds = holds;
  }

  /** The one with this sign. */
  static Optional<Comparison> of(String sign) {
    return Arrays.stream(values()).filter(comparison -> comparison.sign.equals(sign)).findFirst();
  }

  /** Whether it says no more than that both are the same, or not. */
  boolean needsNoOrder() {
    return this == EQUAL || this == DIFFERENT;
  }

  /** Whether it holds between these two. */
  boolean holds(Value left, Value right) {
    if (left instanceof Value.Amount one && right instanceof Value.Amount other) {
      return holds.test(Long.compare(one.number(), other.number()));
    }
    return holds.test(left.equals(right) ? 0 : 1);
  }
}
