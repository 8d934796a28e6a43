package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.Scope.NONE;

import java.util.Arrays;

/**
 * Generalised arc consistency of any constraint by asking it about every tuple of the values that
 * its variables have left: a value stays if a tuple that satisfies the constraint uses it (Mohr and
 * Masini, "Good Old Discrete Relaxation", ECAI 1988).
 *
 * <p>It speaks only while there are at most 4,096 tuples, or once all variables but one have one
 * value. Keeps no state between calls.
 */
final class Enumeration implements Propagator {

  private static final int MAX_TUPLES = 1 << 12;

  private final Scope scope;
  private final Constraint constraint;
  private final int[] firstPlace; // by position: where its variable stands first in the scope
  private final int[] index; // by position: of the value in the tuple that is asked about
  private final int[] tuple;
  private final int[] firstWord; // by position: where its bits begin
  private final long[] used; // by position: the values that some satisfied tuple uses
  private int unused; // how many values no tuple has used yet
  private int changed; // the first position that has another value than in the last satisfied tuple

  /** The propagator of {@code constraint} on the domains of its scope. */
  Enumeration(Constraint constraint, Scope scope) {
    this.constraint = constraint;
    this.scope = scope;
    int n = scope.size();
    firstPlace = new int[n];
    firstWord = new int[n + 1];
    for (int k = 0; k < n; k++) {
      Variable x = constraint.scope().get(k);
      firstPlace[k] = constraint.scope().indexOf(x);
      firstWord[k + 1] = firstWord[k] + ((x.domain().size() + 63) >>> 6);
    }
    index = new int[n];
    tuple = new int[n];
    used = new long[firstWord[n]];
  }

  @Override
  public boolean propagate() {
    if (!isSmall()) {
      return true;
    }
    Arrays.fill(used, 0);
    for (int k = 0; k < index.length; k++) {
      set(k, scope.first(k));
    }
    changed = 0;
    do {
      if (scope.allows(tuple)) {
        use();
      }
    } while (unused > 0 && advance());
    return unused == 0 || prune();
  }

  /** Returns whether there are few tuples; counts the values on the way. */
  private boolean isSmall() {
    long tuples = 1;
    int open = 0;
    unused = 0;
    for (int k = 0; k < index.length; k++) {
      if (firstPlace[k] == k) {
        int size = scope.domainSize(k);
        open += size > 1 ? 1 : 0;
        tuples *= size;
        unused += size;
        if (tuples > MAX_TUPLES && open > 1) {
          return false;
        }
      }
    }
    return tuples > 0;
  }

  private void set(int k, int i) {
    index[k] = i;
    tuple[k] = constraint.scope().get(k).domain().valueAt(i);
  }

  /** Goes to the next tuple, the last variable first; returns whether there is one. */
  private boolean advance() {
    for (int k = index.length - 1; k >= 0; k--) {
      if (firstPlace[k] == k) {
        int next = scope.next(k, index[k]);
        set(k, next != NONE ? next : scope.first(k));
        repeat(k);
        changed = Math.min(changed, k);
        if (next != NONE) {
          return true;
        }
      }
    }
    return false;
  }

  /** Gives the variable at {@code k} the same value wherever else it stands. */
  private void repeat(int k) {
    for (int other = k + 1; other < index.length; other++) {
      if (firstPlace[other] == k) {
        set(other, index[k]);
      }
    }
  }

  private void use() {
    for (int k = changed; k < index.length; k++) {
      int word = firstWord[k] + (index[k] >>> 6);
      long bit = 1L << index[k];
      if (firstPlace[k] == k && (used[word] & bit) == 0) {
        used[word] |= bit;
        unused--;
      }
    }
    changed = index.length;
  }

  private boolean prune() {
    for (int k = 0; k < index.length; k++) {
      for (int i = scope.first(k); i != NONE; i = scope.next(k, i)) {
        boolean isUsed = (used[firstWord[firstPlace[k]] + (i >>> 6)] >>> i & 1) != 0;
        if (!isUsed && !scope.remove(k, i)) {
          return false;
        }
      }
    }
    return true;
  }
}
