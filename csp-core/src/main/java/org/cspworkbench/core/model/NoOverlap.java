package org.cspworkbench.core.model;

import com.google.common.collect.ImmutableList;

/**
 * Two tasks that need the same thing follow each other: x + lengthOfX ≤ y or y + lengthOfY ≤ x.
 *
 * @param x when the first task starts
 * @param lengthOfX how long it takes
 * @param y when the second task starts
 * @param lengthOfY how long that takes
 */
public record NoOverlap(Variable x, int lengthOfX, Variable y, int lengthOfY)
    implements Constraint {

  @Override
  public ImmutableList<Variable> scope() {
    return ImmutableList.of(x, y);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    return (long) values[0] + lengthOfX <= values[1] || (long) values[1] + lengthOfY <= values[0];
  }

  /** Returns text such as {@code x + 3 ≤ y ∨ y + 2 ≤ x}. */
  @Override
  public String toString() {
    return RelationText.shifted(x, lengthOfX)
        + " ≤ "
        + y
        + " ∨ "
        + RelationText.shifted(y, lengthOfY)
        + " ≤ "
        + x;
  }
}
