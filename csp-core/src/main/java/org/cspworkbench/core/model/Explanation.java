package org.cspworkbench.core.model;

/**
 * Explains what the propagator of a constraint has removed, for searches that learn from
 * contradictions.
 */
@FunctionalInterface
public interface Explanation {

  /**
   * Adds to {@code past} missing values that, by the constraint alone, rule out value {@code i} at
   * {@code position} of its scope.
   *
   * @param past the domains as they were just before that value was removed
   * @return whether it has found any such; otherwise what it has added means nothing
   */
  boolean explain(int position, int i, PastScope past);
}
