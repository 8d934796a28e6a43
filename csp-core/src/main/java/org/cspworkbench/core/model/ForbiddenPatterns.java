package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.Scope.NONE;

/**
 * Filters by forbidden tuples that leave places open, each a nogood of its own: once the variables
 * at all of its other places are fixed as it requires, the last one loses its value there (unit
 * propagation, here for 64 nogoods at once).
 *
 * <p>What several tuples together rule out is not seen: the tuples may overlap, so that they cannot
 * be counted as in a {@link NegativeTable}. O((n + Σd) · t/64) for t tuples over n variables with
 * Σd values.
 */
final class ForbiddenPatterns implements Propagator {

  private final Scope scope;
  private final TupleSets tuples;
  private final LiveTuples live;

  /** The propagator of a list of forbidden {@code tuples} for the variables of {@code scope}. */
  ForbiddenPatterns(TupleSets tuples, Scope scope) {
    this.scope = scope;
    this.tuples = tuples;
    live = new LiveTuples(tuples, scope);
  }

  @Override
  public boolean propagate() {
    live.dropThoseWithoutValues();
    for (int at = 0; at < live.wordsLeft(); at++) {
      if (!filterBy(live.wordLeft(at))) {
        return false;
      }
    }
    return true;
  }

  private boolean filterBy(int word) {
    long one = 0; // the tuples of which at least one place is not yet as they require
    long two = 0; // and at least two
    for (int k = 0; k < scope.size(); k++) {
      long unmet = unmet(k, word);
      two |= one & unmet;
      one |= unmet;
    }
    if ((live.word(word) & ~one) != 0) {
      scope.removeAll(0);
      return false;
    }
    long last = live.word(word) & one & ~two;
    for (int k = 0; k < scope.size() && last != 0; k++) {
      if (!removeLast(k, word, last & unmet(k, word))) {
        return false;
      }
    }
    return true;
  }

  /** Returns the tuples whose place {@code k} is neither open nor fixed as they require. */
  private long unmet(int k, int word) {
    long met =
        scope.domainSize(k) == 1 ? tuples.with(k, scope.first(k))[word] : tuples.open(k)[word];
    return ~met;
  }

  private boolean removeLast(int k, int word, long last) {
    for (int i = scope.first(k); i != NONE && last != 0; i = scope.next(k, i)) {
      if ((tuples.with(k, i)[word] & last) != 0 && !scope.remove(k, i)) {
        return false;
      }
    }
    return true;
  }
}
