package org.cspworkbench.core.fast;

/**
 * The procedure REVISE, on one arc (Mackworth, "Consistency in Networks of Relations", Artificial
 * Intelligence 8, 1977).
 */
@FunctionalInterface
public interface ArcRevision {

  /**
   * Removes the values at the tail of {@code arc} that have no support at its head.
   *
   * @return whether any was removed
   */
  boolean revise(int arc);
}
