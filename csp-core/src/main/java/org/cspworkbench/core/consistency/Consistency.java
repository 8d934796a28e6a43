package org.cspworkbench.core.consistency;

import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;

/**
 * A consistency algorithm at work on one run: it removes values that cannot be part of a solution,
 * as far as its notion of consistency goes.
 */
public interface Consistency {

  /** Puts an algorithm to work on one run, as in {@code Ac3::new}. */
  @FunctionalInterface
  interface Maker {
    /** The algorithm on these domains. */
    Consistency on(Domains domains, Assignment assignment);
  }

  /**
   * Makes the whole network consistent and assigns every variable that has one value left.
   *
   * @return whether no contradiction was found
   */
  boolean establish();

  /**
   * Restores consistency after the domain of {@code changed} has shrunk: it was decided, or a value
   * was refuted.
   *
   * @return whether no contradiction was found
   */
  boolean after(int changed);
}
