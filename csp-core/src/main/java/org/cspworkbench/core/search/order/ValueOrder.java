package org.cspworkbench.core.search.order;

import org.cspworkbench.core.network.Domains;

/** Chooses the value that the search tries next. */
@FunctionalInterface
public interface ValueOrder {

  /**
   * The index of the next value to try for variable {@code x}, one of those that its domain still
   * holds; at least one is there, and values that have failed are not.
   */
  int next(int x, Domains domains);
}
