package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;

/**
 * What is to be made as small or as large as possible: a weighted sum of variables.
 *
 * @param goal which of the two
 * @param variables the variables of the sum; none where every solution is worth the same
 * @param coefficients the factor of each variable, in the same order
 * @param number what is added to the sum
 */
public record Objective(
    Goal goal, ImmutableList<Variable> variables, ImmutableLongArray coefficients, long number) {

  /** Which way is better. */
  public enum Goal {
    /** The smallest value is wanted. */
    MINIMIZE,
    /** The largest value is wanted. */
    MAXIMIZE
  }

  /**
   * Checks the terms.
   *
   * @param goal which way is better
   * @param variables the variables of the sum
   * @param coefficients the factor of each variable, in the same order
   * @param number what is added to the sum
   * @throws IllegalArgumentException if there is not one factor for each variable, or a part of the
   *     sum may leave the range of {@code long}
   */
  public Objective {
    checkArgument(
        coefficients.length() == variables.size(),
        "expected one factor for each of %s variables, found %s",
        variables.size(),
        coefficients.length());
    LinearSum.checkSize(variables, coefficients, number);
  }

  /** Returns the objective to make {@code sum} as small as possible. */
  public static Objective minimum(Linear sum) {
    return sum.as(Goal.MINIMIZE);
  }

  /** Returns the objective to make {@code sum} as large as possible. */
  public static Objective maximum(Linear sum) {
    return sum.as(Goal.MAXIMIZE);
  }

  /** Returns the sum whose left-hand side is the smaller, the better a solution is. */
  public LinearSum cost() {
    Linear sum = Linear.weighted(variables, coefficients);
    return goal == Goal.MINIMIZE ? sum.atMost(0) : sum.atLeast(0);
  }

  /**
   * Returns what a solution is worth.
   *
   * @param values one value (not index) for each variable of the problem, by index
   */
  public long worthOf(int... values) {
    long sum = number;
    for (int k = 0; k < variables.size(); k++) {
      sum += coefficients.get(k) * values[variables.get(k).index()];
    }
    return sum;
  }

  /** Returns whether every solution is worth the same. */
  public boolean isConstant() {
    return variables.isEmpty();
  }
}
