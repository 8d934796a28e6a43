package org.cspworkbench.xcsp3.fuzz;

import java.util.List;

/**
 * What a constraint requires of a number.
 *
 * @param text as it is written in an instance, such as {@code (le,x)}
 * @param holds whether a number meets it
 */
record Condition(String text, Test holds) {

  /** Whether {@code number} meets a condition, given the values of all variables. */
  interface Test {
    /** The answer. */
    boolean test(long number, int[] values);
  }

  /** The operators between two numbers. */
  static final List<String> ORDERS = List.of("lt", "le", "ge", "gt");

  private static final List<String> RELATIONS = List.of("lt", "le", "ge", "gt", "eq", "ne");

  /** Any condition, on numbers about as large as {@code least} to {@code most}. */
  static Condition any(Draw draw, int least, int most) {
    if (draw.oneIn(6)) {
      return range(draw, least, most);
    }
    if (draw.oneIn(6)) {
      return set(draw, least, most);
    }
    return relation(draw, draw.oneOf(RELATIONS), least, most);
  }

  /** An operator and a number or variable. */
  static Condition relation(Draw draw, String operator, int least, int most) {
    Term right = draw.oneIn(3) ? draw.variable() : Term.number(draw.between(least - 1, most + 1));
    return new Condition(
        "(" + operator + "," + right.text() + ")",
        (number, values) -> compare(operator, number, right.in(values)));
  }

  private static Condition range(Draw draw, int least, int most) {
    int from = draw.between(least - 1, most);
    int to = draw.between(from, most + 1);
    boolean in = draw.oneIn(2);
    return new Condition(
        (in ? "(in," : "(notin,") + from + ".." + to + ")",
        (number, values) -> (from <= number && number <= to) == in);
  }

  private static Condition set(Draw draw, int least, int most) {
    int a = draw.between(least - 1, most);
    int b = draw.between(a + 1, most + 2);
    boolean in = draw.oneIn(2);
    return new Condition(
        (in ? "(in,{" : "(notin,{") + a + "," + b + "})",
        (number, values) -> (number == a || number == b) == in);
  }

  /** Whether two numbers stand in a relation. */
  static boolean compare(String operator, long left, long right) {
    return switch (operator) {
      case "lt" -> left < right;
      case "le" -> left <= right;
      case "ge" -> left >= right;
      case "gt" -> left > right;
      case "eq" -> left == right;
      case "ne" -> left != right;
      default -> throw new IllegalArgumentException(operator);
    };
  }

  /** The condition as an element. */
  String xml() {
    return Rule.element("condition", text);
  }
}
