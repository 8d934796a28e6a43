package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;

/**
 * These variables do not all take the same value.
 *
 * @param scope the variables, at least one
 */
public record NotAllEqual(ImmutableList<Variable> scope) implements Constraint {

  /**
   * Checks the scope.
   *
   * @param scope the variables, at least one
   * @throws IllegalArgumentException if the scope is empty
   */
  public NotAllEqual {
    checkArgument(!scope.isEmpty(), "not-all-equal needs at least one variable");
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    return Arrays.stream(values).anyMatch(value -> value != values[0]);
  }

  @Override
  public String toString() {
    return "notAllEqual" + scope;
  }
}
