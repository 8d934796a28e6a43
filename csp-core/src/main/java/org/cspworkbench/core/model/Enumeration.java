package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.Scope.NONE;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Generalised arc consistency of any constraint by asking it about every tuple of the values that
 * its variables have left: a value stays if a tuple that satisfies the constraint uses it (Mohr and
 * Masini, "Good Old Discrete Relaxation", ECAI 1988).
 *
 * <p>It asks only while there are at most 4,096 tuples, or once all variables but one have one
 * value, and this one has at most 65,536. With more than 16 tuples, another propagator removes what
 * it can before. Where the others define a variable, they are enumerated, and it is computed. Keeps
 * no state between calls.
 */
final class Enumeration implements Propagator {

  private static final int FEW_TUPLES = 1 << 4; // enumerated at once
  private static final int MAX_TUPLES = 1 << 12;
  private static final int MAX_VALUES = 1 << 16; // of the only variable with several

  private final Scope scope;
  private final Constraint constraint;
  private final Propagator first; // called where there are not few tuples
  private final @Nullable Definition definition;
  private final int[] firstPlace; // by position: where its variable stands first in the scope
  private final int[] index; // by position: of the value in the tuple that is asked about
  private final int[] rank; // by position: of that value among those that are left
  private final int[] tuple;
  private final int[] start; // by position: where its values begin among all
  private int[] valuesLeft = new int[0]; // of the variable that is defined, ascending
  private boolean[] used = new boolean[64]; // those that some satisfied tuple uses
  private int unused; // how many values no tuple has used yet
  private long tuples;
  private int changed; // the first position that has another value than in the last satisfied tuple

  /** The propagator of {@code constraint} on the domains of its scope. */
  Enumeration(Constraint constraint, Scope scope) {
    this(constraint, scope, () -> true);
  }

  /** The same, but {@code first} is called where there are not few tuples. */
  Enumeration(Constraint constraint, Scope scope, Propagator first) {
    this.constraint = constraint;
    this.scope = scope;
    this.first = first;
    int n = scope.size();
    firstPlace = new int[n];
    for (int k = 0; k < n; k++) {
      firstPlace[k] = constraint.scope().indexOf(constraint.scope().get(k));
    }
    index = new int[n];
    rank = new int[n];
    tuple = new int[n];
    start = new int[n + 1];
    definition = constraint.definition().filter(this::isOfOnePlace).orElse(null);
  }

  private boolean isOfOnePlace(Definition candidate) {
    int place = candidate.place();
    return Arrays.stream(firstPlace).filter(first -> first == firstPlace[place]).count() == 1;
  }

  @Override
  public boolean propagate() {
    boolean areAsked = countTuples();
    if (!areAsked || tuples > FEW_TUPLES) {
      if (!first.propagate()) {
        return false;
      }
      areAsked = countTuples();
    }
    return !areAsked || ask();
  }

  private boolean ask() {
    int values = start[index.length];
    if (values > used.length) {
      used = new boolean[2 * values];
    }
    Arrays.fill(used, 0, values, false);
    for (int k = 0; k < index.length; k++) {
      set(k, scope.first(k), 0);
    }
    if (definition != null) {
      readValues(definition.place());
    }
    changed = 0;
    do {
      if (isDefined() && scope.allows(tuple)) {
        use();
      }
    } while (unused > 0 && advance());
    return unused == 0 || prune();
  }

  /** Reads the values that the variable at {@code k} has left. */
  private void readValues(int k) {
    if (scope.domainSize(k) > valuesLeft.length) {
      valuesLeft = new int[2 * scope.domainSize(k)];
    }
    int count = 0;
    for (int i = scope.first(k); i != NONE; i = scope.next(k, i)) {
      valuesLeft[count++] = scope.value(k, i);
    }
  }

  /** Computes the variable that is defined, if there is one; returns whether it has that value. */
  private boolean isDefined() {
    if (definition == null) {
      return true;
    }
    int k = definition.place();
    long value = definition.value().applyAsLong(tuple);
    if (value != (int) value) {
      return false;
    }
    rank[k] = Arrays.binarySearch(valuesLeft, 0, scope.domainSize(k), (int) value);
    tuple[k] = (int) value;
    changed = Math.min(changed, k);
    return rank[k] >= 0;
  }

  /** Counts the tuples and values; returns whether the tuples are asked about. */
  private boolean countTuples() {
    tuples = 1;
    int open = 0;
    unused = 0;
    for (int k = 0; k < index.length; k++) {
      start[k + 1] = start[k];
      if (firstPlace[k] == k) {
        int size = scope.domainSize(k);
        open += size > 1 ? 1 : 0;
        tuples *= size;
        unused += size;
        start[k + 1] += size;
        if (tuples > (open > 1 ? MAX_TUPLES : MAX_VALUES)) {
          return false;
        }
      }
    }
    return tuples > 0;
  }

  private void set(int k, int i, int newRank) {
    index[k] = i;
    rank[k] = newRank;
    tuple[k] = constraint.scope().get(k).domain().valueAt(i);
  }

  /** Goes to the next tuple, the last variable first; returns whether there is one. */
  private boolean advance() {
    for (int k = index.length - 1; k >= 0; k--) {
      if (firstPlace[k] == k && (definition == null || definition.place() != k)) {
        int next = scope.next(k, index[k]);
        set(k, next != NONE ? next : scope.first(k), next != NONE ? rank[k] + 1 : 0);
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
        set(other, index[k], rank[k]);
      }
    }
  }

  private void use() {
    for (int k = changed; k < index.length; k++) {
      int place = start[k] + rank[k];
      if (firstPlace[k] == k && !used[place]) {
        used[place] = true;
        unused--;
      }
    }
    changed = index.length;
  }

  private boolean prune() {
    for (int k = 0; k < index.length; k++) {
      int place = start[k];
      for (int i = scope.first(k); i != NONE && firstPlace[k] == k; i = scope.next(k, i)) {
        if (!used[place++] && !scope.remove(k, i)) {
          return false;
        }
      }
    }
    return true;
  }
}
