package org.cspworkbench.xcsp3;

import com.google.common.math.LongMath;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Operator;

/**
 * The bounds of an expression, by interval arithmetic; sums and products saturate at the ends of
 * {@code long}.
 *
 * @param min the lower bound
 * @param max the upper bound
 */
record Bounds(long min, long max) {

  /** Returns the bounds of {@code expression}. */
  static Bounds of(Expression expression) {
    if (expression instanceof Reference reference) {
      return new Bounds(reference.variable().domain().min(), reference.variable().domain().max());
    }
    if (expression instanceof Literal number) {
      return new Bounds(number.number(), number.number());
    }
    if (expression.isTruth()) {
      return new Bounds(0, 1);
    }
    Operation operation = (Operation) expression;
    Bounds first = of(operation.operands().get(0));
    Bounds last = of(operation.operands().get(operation.operands().size() - 1));
    return switch (operation.operator()) {
      case NEG -> first.negated();
      case ABS -> first.magnitude();
      case SQR -> first.magnitude().times(first.magnitude());
      case SUB -> first.plus(last.negated());
      case DIST -> first.plus(last.negated()).magnitude();
      case DIV -> new Bounds(-first.farthest(), first.farthest());
      case MOD, FLOOR_MOD -> new Bounds(-last.farthest(), last.farthest());
      case POW -> power(first, last);
      case IF -> of(operation.operands().get(1)).or(last);
      default ->
          operation.operands().stream()
              .map(Bounds::of)
              .reduce((a, b) -> a.with(operation.operator(), b))
              .orElseThrow();
    };
  }

  private Bounds with(Operator operator, Bounds b) {
    return switch (operator) {
      case ADD -> plus(b);
      case MUL -> times(b);
      case MIN -> new Bounds(Math.min(min, b.min), Math.min(max, b.max));
      case MAX -> new Bounds(Math.max(min, b.min), Math.max(max, b.max));
      default -> throw new IllegalStateException("no bounds are known for " + operator);
    };
  }

  private Bounds negated() {
    return new Bounds(LongMath.saturatedSubtract(0, max), LongMath.saturatedSubtract(0, min));
  }

  private Bounds magnitude() {
    return min >= 0 ? this : max <= 0 ? negated() : new Bounds(0, farthest());
  }

  private long farthest() {
    return Math.max(max, LongMath.saturatedSubtract(0, min));
  }

  private Bounds plus(Bounds b) {
    return new Bounds(LongMath.saturatedAdd(min, b.min), LongMath.saturatedAdd(max, b.max));
  }

  private Bounds times(Bounds b) {
    long p = LongMath.saturatedMultiply(min, b.min);
    long q = LongMath.saturatedMultiply(min, b.max);
    long r = LongMath.saturatedMultiply(max, b.min);
    long s = LongMath.saturatedMultiply(max, b.max);
    return new Bounds(
        Math.min(Math.min(p, q), Math.min(r, s)), Math.max(Math.max(p, q), Math.max(r, s)));
  }

  private static Bounds power(Bounds base, Bounds exponent) {
    int most = (int) Math.max(0, Math.min(64, exponent.max));
    long farthest = Math.max(1, LongMath.saturatedPow(base.farthest(), most));
    return new Bounds(base.min < 0 ? -farthest : 0, farthest);
  }

  private Bounds or(Bounds b) {
    return new Bounds(Math.min(min, b.min), Math.max(max, b.max));
  }
}
