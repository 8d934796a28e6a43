package org.cspworkbench.presentation.lesson;

import org.cspworkbench.core.text.Operator;
import org.cspworkbench.document.SourcePosition;

/**
 * A claim of a lesson about its runs.
 *
 * @param at the position in the source
 * @param source the text of the claim
 * @param left the left side
 * @param comparison the comparison of the two sides
 * @param right the right side
 */
record Claim(
    SourcePosition at, String source, ClaimTerm left, Operator comparison, ClaimTerm right) {

  /** Returns whether the claim is true if its sides have these values. */
  boolean holds(Value leftValue, Value rightValue) {
    int order =
        leftValue instanceof Value.Amount one && rightValue instanceof Value.Amount other
            ? Long.compare(one.number(), other.number())
            : leftValue.equals(rightValue) ? 0 : 1;
    return switch (comparison) {
      case EQ -> order == 0;
      case NE -> order != 0;
      case LT -> order < 0;
      case LE -> order <= 0;
      case GT -> order > 0;
      case GE -> order >= 0;
      default -> throw new IllegalStateException(comparison + " compares nothing");
    };
  }
}
