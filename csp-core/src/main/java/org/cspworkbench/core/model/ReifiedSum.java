package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;

/**
 * The truth of a linear sum as a variable: 1 where the sum holds, 0 where it does not.
 *
 * @param scope the variables of the sum, then the truth
 * @param sum the sum
 */
public record ReifiedSum(ImmutableList<Variable> scope, LinearSum sum) implements Constraint {

  /**
   * Checks the scope.
   *
   * @param scope the variables of the sum, then the truth
   * @param sum the sum
   * @throws IllegalArgumentException if these are not the variables of the sum and one more
   */
  public ReifiedSum {
    checkArgument(
        scope.size() == sum.scope().size() + 1
            && scope.subList(0, scope.size() - 1).equals(sum.scope()),
        "expected the variables of %s and one for its truth, found %s",
        sum,
        scope);
  }

  /** {@code truth} is 1 where {@code sum} holds, and 0 where it does not. */
  public ReifiedSum(LinearSum sum, Variable truth) {
    this(ImmutableList.<Variable>builder().addAll(sum.scope()).add(truth).build(), sum);
  }

  /** Returns whether the sum holds. */
  public Variable truth() {
    return scope.get(scope.size() - 1);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    return values[values.length - 1] == (sum.isSatisfiedBy(values) ? 1 : 0);
  }

  /** Returns text such as {@code b ⇔ x + y ≤ 3}. */
  @Override
  public String toString() {
    return truth() + " ⇔ " + sum;
  }
}
