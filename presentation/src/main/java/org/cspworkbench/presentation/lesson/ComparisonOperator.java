package org.cspworkbench.presentation.lesson;

import java.util.Arrays;
import java.util.Optional;

/** A comparison of two values. */
enum ComparisonOperator {
  EQUAL("="),
  DIFFERENT("!="),
  LESS("<"),
  AT_MOST("<="),
  GREATER(">"),
  AT_LEAST(">=");

  private final String sign;

  ComparisonOperator(String sign) {
    this.sign = sign;
  }

  /** Returns the operator with this sign. */
  static Optional<ComparisonOperator> of(String sign) {
    return Arrays.stream(values()).filter(comparison -> comparison.sign.equals(sign)).findFirst();
  }

  /** Returns whether the operator applies to values without an order. */
  boolean needsNoOrder() {
    return this == EQUAL || this == DIFFERENT;
  }

  /** Returns whether the comparison of these two values is true. */
  boolean holds(Value left, Value right) {
    if (left instanceof Value.Amount one && right instanceof Value.Amount other) {
      return holds(Long.compare(one.number(), other.number()));
    }
    return holds(left.equals(right) ? 0 : 1);
  }

  private boolean holds(int order) {
    return switch (this) {
      case EQUAL -> order == 0;
      case DIFFERENT -> order != 0;
      case LESS -> order < 0;
      case AT_MOST -> order <= 0;
      case GREATER -> order > 0;
      case AT_LEAST -> order >= 0;
    };
  }
}
