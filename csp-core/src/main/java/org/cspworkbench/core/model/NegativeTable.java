package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.Scope.NONE;

/**
 * Domain consistency of a list of forbidden tuples by counting (Verhaeghe, Lecoutre and Schaus,
 * "Extending Compact-Table to Negative and Short Tables", AAAI 2017): a value goes once as many
 * live tuples use it as there are ways to complete it.
 *
 * <p>As long as there are more ways than live tuples, nothing is counted. O(Σd · t/64) for t tuples
 * over Σd values. No tuple may be listed twice.
 */
final class NegativeTable implements Propagator {

  private final Scope scope;
  private final TupleSets tuples;
  private final LiveTuples live;
  private final long[] ways; // by position: to complete a value there

  /** The propagator of a list of forbidden {@code tuples} for the variables of {@code scope}. */
  NegativeTable(TupleSets tuples, Scope scope) {
    this.scope = scope;
    this.tuples = tuples;
    live = new LiveTuples(tuples, scope);
    ways = new long[scope.size()];
  }

  @Override
  public boolean propagate() {
    live.dropThoseWithoutValues();
    long most = (long) live.wordsLeft() * Long.SIZE;
    for (int k = 0; k < ways.length; k++) {
      ways[k] = waysToComplete(k, most);
    }
    for (int k = 0; k < ways.length; k++) {
      for (int i = scope.first(k); i != NONE && ways[k] <= most; i = scope.next(k, i)) {
        if (live.count(tuples.with(k, i)) == ways[k] && !scope.remove(k, i)) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Returns the number of ways to complete a value at {@code position}; at {@code most} that or
   * more.
   */
  private long waysToComplete(int position, long most) {
    long count = 1;
    for (int k = 0; k < ways.length && count <= most; k++) {
      count *= k == position ? 1 : scope.domainSize(k);
    }
    return count;
  }
}
