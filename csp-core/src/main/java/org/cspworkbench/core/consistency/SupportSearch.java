package org.cspworkbench.core.consistency;

/**
 * How a support of a value is searched: all in which the algorithms differ that revise one arc at a
 * time.
 */
@FunctionalInterface
interface SupportSearch {

  /**
   * Returns whether the head of {@code arc} has a value left that supports value {@code i} of its
   * tail. The arc depends on one variable.
   */
  boolean finds(int arc, int i);
}
