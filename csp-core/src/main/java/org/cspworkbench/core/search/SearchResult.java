package org.cspworkbench.core.search;

import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.trace.Counters;

/**
 * What a search has come to.
 *
 * @param ending why it ended
 * @param counters what it counted
 * @param mostAssigned the largest number of variables that had a value at a contradiction or at the
 *     end
 * @param domains what every variable had left when it ended
 */
public record SearchResult(Ending ending, Counters counters, int mostAssigned, Domains domains) {

  /** Returns the ending and the counters, such as {@code ENOUGH: nodes=12, fails=3, …}. */
  @Override
  public String toString() {
    return ending + ": " + counters;
  }
}
