package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;

/**
 * Two lists of variables differ in one place or more.
 *
 * @param scope the left list, then the right list; as many in each, at least one
 */
public record DifferentLists(ImmutableList<Variable> scope) implements Constraint {

  /**
   * Checks the lists.
   *
   * @param scope the left list, then the right list
   * @throws IllegalArgumentException if there is no variable, or an odd number of them
   */
  public DifferentLists {
    checkArgument(
        !scope.isEmpty() && scope.size() % 2 == 0,
        "two lists of one length are needed, not %s variables",
        scope.size());
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    int length = values.length / 2;
    return !Arrays.equals(values, 0, length, values, length, values.length);
  }

  @Override
  public String toString() {
    int length = scope.size() / 2;
    return RelationText.tuple(scope.subList(0, length))
        + " ≠ "
        + RelationText.tuple(scope.subList(length, scope.size()));
  }
}
