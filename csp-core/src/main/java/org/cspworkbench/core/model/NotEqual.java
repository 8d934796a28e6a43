package org.cspworkbench.core.model;

import com.google.common.collect.ImmutableList;

/**
 * x ≠ y + offset.
 *
 * @param x the left variable
 * @param y the right variable
 * @param offset what is added to the right variable; 0 for plain inequality
 */
public record NotEqual(Variable x, Variable y, int offset) implements Constraint {

  /** Plain inequality: x ≠ y. */
  public NotEqual(Variable x, Variable y) {
    this(x, y, 0);
  }

  @Override
  public ImmutableList<Variable> scope() {
    return ImmutableList.of(x, y);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    return values[0] != (long) values[1] + offset;
  }

  @Override
  public String toString() {
    return x + " ≠ " + RelationText.shifted(y, offset);
  }
}
