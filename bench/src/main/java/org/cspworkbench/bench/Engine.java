package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.jspecify.annotations.Nullable;

/** An engine about to search one problem, once. */
interface Engine {

  /**
   * The result of a search.
   *
   * @param fails how often it has failed
   * @param solutions how many solutions it has found
   */
  record Tally(long fails, long solutions) {

    Tally plus(Tally other) {
      return new Tally(fails + other.fails, solutions + other.solutions);
    }
  }

  /** Searches, and collects every solution if that is asked for. */
  Tally search(ImmutableList.@Nullable Builder<ImmutableIntArray> solutions);
}
