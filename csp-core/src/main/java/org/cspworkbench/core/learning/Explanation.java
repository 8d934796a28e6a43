package org.cspworkbench.core.learning;

/**
 * Explains what a constraint that is filtered as a whole has removed, from the domains as they were
 * just before.
 */
@FunctionalInterface
interface Explanation {

  /**
   * Adds to {@code reason} literals that were true before {@code position} and that, by the
   * constraint alone, rule out value {@code i} of the variable at place {@code k} of its scope.
   *
   * @return whether it has found any such; otherwise what it has added means nothing
   */
  boolean explain(int k, int i, int position, Reason reason);
}
