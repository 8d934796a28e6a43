package org.cspworkbench.core.consistency;

/**
 * How a support of a value is looked for: all that tells the algorithms apart that revise one arc
 * at a time.
 */
@FunctionalInterface
interface SupportSearch {

  /**
   * Whether the head of {@code arc} has a value left that supports value {@code i} of its tail. The
   * arc leans on one variable.
   */
  boolean finds(int arc, int i);
}
