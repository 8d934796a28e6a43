package org.cspworkbench.xcsp3.fuzz;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/**
 * A variable, a number or an expression.
 *
 * @param text as it is written in an instance
 * @param value what it is worth, given the values of all variables in the order of declaration
 */
record Term(String text, ToLongFunction<int[]> value) {

  /** A number. */
  static Term number(long number) {
    return new Term(Long.toString(number), values -> number);
  }

  /** What it is worth. */
  long in(int[] values) {
    return value.applyAsLong(values);
  }

  /** The terms one after the other. */
  static String text(List<Term> terms) {
    return text(terms, " ");
  }

  /** The terms one after the other. */
  static String text(List<Term> terms, String separator) {
    return terms.stream().map(Term::text).collect(Collectors.joining(separator));
  }

  /** Rows in brackets, such as {@code (x,1)(y,2)}. */
  static String rows(List<List<Term>> rows) {
    return rows.stream().map(row -> text(row, ",")).collect(Collectors.joining(")(", "(", ")"));
  }

  /** What the terms are worth. */
  static long[] values(List<Term> terms, int[] values) {
    return terms.stream().mapToLong(term -> term.in(values)).toArray();
  }

  /** Whether no value occurs twice. */
  static boolean allDiffer(long... values) {
    return Arrays.stream(values).distinct().count() == values.length;
  }
}
