package org.cspworkbench.core.search.order;

import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/** Chooses the value that the search tries next. */
@FunctionalInterface
public interface ValueOrder {

  /**
   * Returns the index of the next value to try for variable {@code x}, one of those that its domain
   * still holds; at least one is there, and values that have failed are not.
   */
  int next(int x, Domains domains);

  /** A run over {@code network} starts: what was learnt of an earlier one is forgotten. */
  default void start(Network network) {}

  /** Returns whether what it chooses in an attempt depends on the attempts before. */
  default boolean learns() {
    return false;
  }
}
