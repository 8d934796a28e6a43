package org.cspworkbench.xcsp3.fuzz;

import java.util.Arrays;
import java.util.List;

/** Random expressions: numbers, and statements that are true (1) or false (0). */
final class ExpressionTree {

  private ExpressionTree() {}

  /** An expression that is a number. */
  static Term number(Draw draw, int depth) {
    if (depth == 0) {
      return draw.oneIn(4) ? Term.number(draw.value()) : draw.variable();
    }
    if (draw.oneIn(6)) {
      return truth(draw, depth);
    }
    String operator =
        draw.oneOf(
            List.of(
                "neg", "abs", "sqr", "add", "sub", "mul", "div", "mod", "pow", "min", "max", "dist",
                "if"));
    Term a = number(draw, depth - 1);
    Term b = number(draw, depth - 1);
    return switch (operator) {
      case "neg" -> node(operator, v -> -v[0], a);
      case "abs" -> node(operator, v -> Math.abs(v[0]), a);
      case "sqr" -> node(operator, v -> v[0] * v[0], a);
      case "sub" -> node(operator, v -> v[0] - v[1], a, b);
      case "dist" -> node(operator, v -> Math.abs(v[0] - v[1]), a, b);
      case "div" -> node(operator, v -> v[0] / v[1], a, divisor(draw));
      case "mod" -> node(operator, v -> v[0] % v[1], a, divisor(draw));
      case "pow" -> node(operator, v -> power(v[0], v[1]), a, Term.number(draw.below(4)));
      case "if" -> node(operator, v -> v[0] != 0 ? v[1] : v[2], truth(draw, depth - 1), a, b);
      case "add" -> several(draw, operator, v -> Arrays.stream(v).sum(), a, b);
      case "min" -> several(draw, operator, v -> Arrays.stream(v).min().getAsLong(), a, b);
      case "max" -> several(draw, operator, v -> Arrays.stream(v).max().getAsLong(), a, b);
      default -> several(draw, operator, v -> Arrays.stream(v).reduce(1, (x, y) -> x * y), a, b);
    };
  }

  /** An expression that is true or false. */
  static Term truth(Draw draw, int depth) {
    if (depth > 1 && draw.oneIn(2)) {
      return junction(draw, depth);
    }
    Term a = number(draw, Math.max(0, depth - 1));
    Term b = number(draw, Math.max(0, depth - 1));
    String operator = draw.oneOf(List.of("lt", "le", "ge", "gt", "eq", "ne", "eq", "in", "notin"));
    if (operator.equals("in") || operator.equals("notin")) {
      boolean in = operator.equals("in");
      List<Integer> set = draw.several(draw.between(1, 3), k -> draw.value());
      String text = String.join(",", set.stream().map(String::valueOf).toList());
      return new Term(
          operator + "(" + a.text() + ",set(" + text + "))",
          values -> bit(set.contains((int) a.in(values)) == in));
    }
    if (operator.equals("eq")) {
      return several(draw, operator, v -> bit(Arrays.stream(v).distinct().count() == 1), a, b);
    }
    return node(operator, v -> bit(Condition.compare(operator, v[0], v[1])), a, b);
  }

  private static Term junction(Draw draw, int depth) {
    Term a = truth(draw, depth - 1);
    Term b = truth(draw, depth - 1);
    String operator = draw.oneOf(List.of("not", "and", "or", "xor", "iff", "imp"));
    return switch (operator) {
      case "not" -> node(operator, v -> 1 - v[0], a);
      case "and" -> several(draw, operator, v -> Arrays.stream(v).min().getAsLong(), a, b);
      case "or" -> several(draw, operator, v -> Arrays.stream(v).max().getAsLong(), a, b);
      case "xor" -> node(operator, v -> v[0] ^ v[1], a, b);
      case "iff" -> node(operator, v -> bit(v[0] == v[1]), a, b);
      default -> node(operator, v -> bit(v[0] <= v[1]), a, b);
    };
  }

  private static Term divisor(Draw draw) {
    return Term.number(draw.oneOf(List.of(-3, -2, -1, 1, 2, 3)));
  }

  private static long power(long base, long exponent) {
    long power = 1;
    for (long k = 0; k < exponent; k++) {
      power *= base;
    }
    return power;
  }

  private static long bit(boolean truth) {
    return truth ? 1 : 0;
  }

  private interface Operation {
    long of(long... values);
  }

  /** The operator over these two and sometimes a third term. */
  private static Term several(Draw draw, String operator, Operation operation, Term a, Term b) {
    return draw.oneIn(3)
        ? node(operator, operation, a, b, operator.matches("and|or") ? truth(draw, 0) : a)
        : node(operator, operation, a, b);
  }

  private static Term node(String operator, Operation operation, Term... sons) {
    List<Term> terms = List.of(sons);
    return new Term(
        operator + "(" + Term.text(terms, ",") + ")",
        values -> operation.of(Term.values(terms, values)));
  }
}
