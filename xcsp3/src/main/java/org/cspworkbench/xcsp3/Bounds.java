package org.cspworkbench.xcsp3;

import com.google.common.math.LongMath;
import org.cspworkbench.xcsp3.Tree.Leaf;
import org.cspworkbench.xcsp3.Tree.Node;

/**
 * Between what an expression lies, by interval arithmetic; sums and products stop at the ends of
 * {@code long}.
 *
 * @param min no value is smaller
 * @param max no value is larger
 */
record Bounds(long min, long max) {

  /** Of any expression. */
  static Bounds of(Tree tree) {
    if (tree instanceof Leaf leaf) {
      return new Bounds(leaf.variable().domain().min(), leaf.variable().domain().max());
    }
    if (tree instanceof Tree.Whole number) {
      return new Bounds(number.number(), number.number());
    }
    Node node = (Node) tree;
    if (node.operator().isTruth()) {
      return new Bounds(0, 1);
    }
    Bounds first = of(node.sons().get(0));
    Bounds last = of(node.sons().get(node.sons().size() - 1));
    return switch (node.operator()) {
      case NEG -> first.negated();
      case ABS -> first.magnitude();
      case SQR -> first.magnitude().times(first.magnitude());
      case SUB -> first.plus(last.negated());
      case DIST -> first.plus(last.negated()).magnitude();
      case DIV -> new Bounds(-first.farthest(), first.farthest());
      case MOD -> new Bounds(-last.farthest(), last.farthest());
      case POW -> power(first, last);
      case IF -> of(node.sons().get(1)).or(last);
      default ->
          node.sons().stream()
              .map(Bounds::of)
              .reduce((a, b) -> a.with(node.operator(), b))
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
