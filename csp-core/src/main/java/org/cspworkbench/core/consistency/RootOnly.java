package org.cspworkbench.core.consistency;

/**
 * Consistency that is established once, at the root or alone, and not kept up inside a search: what
 * it remembers of the network is not what backtracking could set back.
 */
public interface RootOnly extends Consistency {

  /**
   * Is not defined.
   *
   * @throws UnsupportedOperationException always
   */
  @Override
  default boolean after(int changed) {
    throw new UnsupportedOperationException(this + " filters the root and does not look ahead");
  }

  /** Returns the name of the algorithm, such as {@code AC-4}. */
  @Override
  String toString();
}
