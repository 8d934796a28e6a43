package org.cspworkbench.core.xcsp;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.Variable;

/**
 * What is to be made as small or as large as possible: a weighted sum of variables.
 *
 * @param goal which of the two
 * @param variables the variables of the sum; none where every solution is worth the same
 * @param coefficients the factor of each variable, in the same order
 * @param number what is added to the sum
 */
public record XcspObjective(
    Goal goal, ImmutableList<Variable> variables, ImmutableLongArray coefficients, long number) {

  /** Which way is better. */
  public enum Goal {
    /** The smallest value is wanted. */
    MINIMIZE,
    /** The largest value is wanted. */
    MAXIMIZE
  }

  /**
   * What a solution is worth.
   *
   * @param values one value (not index) for each variable of the problem, by index
   */
  public long valueOf(int... values) {
    long sum = number;
    for (int k = 0; k < variables.size(); k++) {
      sum += coefficients.get(k) * values[variables.get(k).index()];
    }
    return sum;
  }

  /** What a solution must satisfy to be better than one of this worth; needs a variable. */
  public LinearSum betterThan(long worth) {
    Linear sum = Linear.of(coefficients.get(0), variables.get(0));
    for (int k = 1; k < variables.size(); k++) {
      sum = sum.plus(coefficients.get(k), variables.get(k));
    }
    long bound = worth - number;
    return goal == Goal.MINIMIZE ? sum.atMost(bound - 1) : sum.atLeast(bound + 1);
  }
}
