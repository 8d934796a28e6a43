package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.Scope.NONE;

import java.util.Arrays;

/**
 * Naked pairs of an all-different constraint: two variables that have the same two values left use
 * both of them up, in one order or the other, so no other variable can take either (Simonis,
 * "Sudoku as a Constraint Problem", CP Workshop on Modeling and Reformulating 2005).
 *
 * <p>A third variable with the same two values loses both: a contradiction. One pass, O(n²) words
 * for n variables at worst.
 */
public final class NakedPairs implements Propagator {

  private final Scope scope;
  private final ValueNumbers values;
  private final int width; // words for the values of one variable
  private final long[] rows; // by position: what is left, as value numbers

  /** The rule for {@code constraint}, on the domains of its scope. */
  public NakedPairs(DifferentValues constraint, Scope scope) {
    this.scope = scope;
    values = ValueNumbers.of(constraint, scope.memo());
    width = (values.count() + 63) >>> 6;
    rows = new long[scope.size() * width];
  }

  @Override
  public boolean propagate() {
    for (int k = 0; k < scope.size(); k++) {
      if (scope.domainSize(k) == 2) {
        values.read(scope, k, rows, k * width);
        int j = earlierTwin(k);
        if (j != NONE && !removeFromOthers(j, k)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns the variable before {@code k} that has the same two values left, if there is one. */
  private int earlierTwin(int k) {
    for (int j = 0; j < k; j++) {
      if (scope.domainSize(j) == 2
          && Arrays.equals(rows, j * width, (j + 1) * width, rows, k * width, (k + 1) * width)) {
        return j;
      }
    }
    return NONE;
  }

  private boolean removeFromOthers(int j, int k) {
    for (int other = 0; other < scope.size(); other++) {
      if (other != j && other != k && !removePair(k, other)) {
        return false;
      }
    }
    return true;
  }

  /** Takes the two values of {@code k} from {@code other}. */
  private boolean removePair(int k, int other) {
    values.read(scope, other, rows, other * width);
    for (int w = 0; w < width; w++) {
      long both = rows[k * width + w] & rows[other * width + w];
      for (; both != 0; both &= both - 1) {
        int v = w * Long.SIZE + Long.numberOfTrailingZeros(both);
        if (!scope.remove(other, values.index(other, v))) {
          return false;
        }
      }
      rows[other * width + w] &= ~rows[k * width + w];
    }
    return true;
  }
}
