package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;

/**
 * Two variables whose pairs of values are listed: either the pairs that are allowed or those that
 * are not.
 *
 * @param x the first variable
 * @param y the second variable
 * @param polarity whether {@code pairs} are the allowed or the forbidden ones
 * @param pairs the listed pairs, values (not indices)
 */
public record Extension(Variable x, Variable y, Polarity polarity, ImmutableSet<Pair> pairs)
    implements Constraint {

  /** What the listed pairs mean. */
  public enum Polarity {
    /** Exactly the listed pairs satisfy the constraint. */
    SUPPORTS,
    /** Every pair but the listed ones satisfies the constraint. */
    CONFLICTS
  }

  /**
   * One listed pair.
   *
   * @param a the value of the first variable
   * @param b the value of the second variable
   */
  public record Pair(int a, int b) {}

  /**
   * Checks the variables.
   *
   * @param x the first variable
   * @param y the second variable
   * @param polarity whether {@code pairs} are the allowed or the forbidden ones
   * @param pairs the listed pairs
   * @throws IllegalArgumentException if both variables are the same
   */
  public Extension {
    checkArgument(!x.equals(y), "a table of pairs needs two different variables, not %s twice", x);
  }

  @Override
  public ImmutableList<Variable> scope() {
    return ImmutableList.of(x, y);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    return pairs.contains(new Pair(values[0], values[1])) == (polarity == Polarity.SUPPORTS);
  }

  @Override
  public String toString() {
    return "("
        + x
        + ", "
        + y
        + ") "
        + (polarity == Polarity.SUPPORTS ? "∈ " : "∉ ")
        + pairs.size()
        + " pairs";
  }
}
