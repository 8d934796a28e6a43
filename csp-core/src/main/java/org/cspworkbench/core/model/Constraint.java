package org.cspworkbench.core.model;

import com.google.common.collect.ImmutableList;

/**
 * A relation that the values of some variables must satisfy.
 *
 * <p>The interface is open: any class that implements {@link #isSatisfiedBy} can be posted, and is
 * solved and filtered correctly by calling it. The constraints of this package are filtered faster,
 * and so is one that brings its own propagator (see {@code PropagatedConstraint}). An
 * implementation is immutable, its answer depends on the given values alone, and its {@code
 * toString} is the relation in the usual notation, such as {@code q1 ≠ q2 + 1}.
 */
public interface Constraint {

  /**
   * Returns the variables of the constraint, at least one, in the order in which {@link
   * #isSatisfiedBy} takes their values.
   */
  ImmutableList<Variable> scope();

  /**
   * Returns whether these values satisfy the relation.
   *
   * @param values one value (not index) for each variable of {@link #scope()}, in that order; not
   *     to be kept or changed
   */
  boolean isSatisfiedBy(int... values);
}
