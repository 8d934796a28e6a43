package org.cspworkbench.core.model;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableSet;
import java.util.List;

/** The usual notation of the parts of a relation. */
public final class RelationText {

  private static final int MAX_NAMES = 100; // more make no readable sentence

  private RelationText() {}

  /** Returns a whole number, with a minus sign as long as a plus sign. */
  static String number(long number) {
    return Long.toString(number).replace('-', '−');
  }

  /** Numbers between brackets. */
  public static String numbers(String open, Iterable<Integer> numbers, String close) {
    return open + Joiner.on(", ").join(numbers).replace('-', '−') + close;
  }

  /** Returns the names of variables; of many only the first and the last ones. */
  static String names(List<Variable> variables) {
    if (variables.size() <= MAX_NAMES) {
      return Joiner.on(", ").join(variables);
    }
    return Joiner.on(", ").join(variables.subList(0, 2))
        + ", …, "
        + variables.get(variables.size() - 1);
  }

  /** Returns text such as {@code x, y, z = 0} or {@code x, y, z ∈ {0, 2}}. */
  static String among(List<Variable> variables, ImmutableSet<Integer> values) {
    return names(variables)
        + (values.size() == 1 ? numbers(" = ", values, "") : numbers(" ∈ {", values, "}"));
  }

  /** Returns what is added to {@code variable}: {@code y}, {@code y + 2} or {@code y − 2}. */
  public static String shifted(Variable variable, long offset) {
    if (offset == 0) {
      return variable.toString();
    }
    return variable + (offset > 0 ? " + " : " − ") + Math.abs(offset);
  }

  /**
   * Returns an entry of {@code list}, whose places count from {@code first}: {@code [a, b, c][i]}.
   */
  static String entry(Object list, Variable index, int first) {
    return list + "[" + shifted(index, -(long) first) + "]";
  }

  /** Appends one more term of a sum: {@code + 2·x}. */
  static void appendTerm(StringBuilder sum, long coefficient, Variable variable) {
    if (sum.length() == 0) {
      sum.append(coefficient < 0 ? "−" : "");
    } else {
      sum.append(coefficient < 0 ? " − " : " + ");
    }
    if (coefficient != 1 && coefficient != -1) {
      sum.append(number(coefficient).replace("−", "")).append('·');
    }
    sum.append(variable);
  }

  /** Several variables in round brackets. */
  public static String tuple(List<Variable> variables) {
    return "(" + Joiner.on(", ").join(variables) + ")";
  }
}
