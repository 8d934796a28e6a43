package org.cspworkbench.core.model;

import com.google.common.collect.ImmutableList;

/**
 * A relation that the values of some variables must satisfy.
 *
 * <p>The interface is open: any class that can answer {@link #isSatisfiedBy} can be posted and is
 * solved correctly, filtered by asking it. Constraints known to the network's table of compilations
 * are filtered better. An implementation is immutable, its answer depends on the given values
 * alone, and its {@code toString} is the relation as people write it, such as {@code q1 ≠ q2 + 1}.
 */
public interface Constraint {

  /**
   * The variables it speaks of, in the order in which {@link #isSatisfiedBy} takes their values. At
   * least one.
   */
  ImmutableList<Variable> scope();

  /**
   * Whether these values satisfy the relation.
   *
   * @param values one value (not index) for each variable of {@link #scope()}, in that order; not
   *     to be kept or changed
   */
  boolean isSatisfiedBy(int... values);
}
