package org.cspworkbench.core.search;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.trace.Counts;

/**
 * What a search has come to.
 *
 * @param ending why it ended
 * @param counters what it counted; {@link Counts#solutions()} is the number of all solutions
 * @param solutions the solutions, in the order found, as many as {@link Search#keep} says; of a
 *     search with an objective, the best one alone
 * @param mostAssigned the largest number of variables that had a value at a contradiction or at the
 *     end
 * @param domains what every variable had left when it ended
 */
public record SearchResult(
    Ending ending,
    Counts counters,
    ImmutableList<Solution> solutions,
    int mostAssigned,
    Domains domains) {

  /** Returns the ending and the counters, such as {@code ENOUGH: nodes=12, fails=3, …}. */
  @Override
  public String toString() {
    return ending + ": " + counters;
  }
}
