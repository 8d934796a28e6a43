package org.cspworkbench.core.search.order;

import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.LinearSum;

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

  /** The run looks for the solution in which {@code cost}, on the left, is the smallest. */
  default void minimise(LinearSum cost) {}

  /** A solution has been found: every variable has one value left in {@code domains}. */
  default void solved(Domains domains) {}

  /** Returns the order that this one changes, in the end, or itself if it changes none. */
  default ValueOrder basis() {
    return this;
  }

  /** Returns whether what it chooses in an attempt depends on the attempts before. */
  default boolean learns() {
    return false;
  }
}
