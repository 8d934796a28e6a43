package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.Scope.NONE;

import java.util.Arrays;

/**
 * Hidden singles of an all-different constraint with as many variables as values, such as a row of
 * a Latin square: each value has to go somewhere, so where only one variable can still take it,
 * that variable does, and loses everything else (Simonis, "Sudoku as a Constraint Problem", CP
 * Workshop on Modeling and Reformulating 2005).
 *
 * <p>Of all-different constraints with more values than variables, where a value may stay away, it
 * says nothing. Looks at the values that are left as they stand: one pass, O(n) words for n
 * variables.
 */
public final class HiddenSingles implements Propagator {

  private final Scope scope;
  private final ValueNumbers values;
  private final boolean everyValueIsTaken;
  private final int width; // words for the values of one variable
  private final long[] rows; // by position: what is left, as value numbers
  private final long[] some; // values that some variable can take
  private final long[] several; // values that more than one can take

  /** The rule for {@code constraint}, on the domains of its scope. */
  public HiddenSingles(DifferentValues constraint, Scope scope) {
    this.scope = scope;
    values = ValueNumbers.of(constraint, scope.memo());
    everyValueIsTaken = values.count() == scope.size();
    width = (values.count() + 63) >>> 6;
    rows = new long[scope.size() * width];
    some = new long[width];
    several = new long[width];
  }

  @Override
  public boolean propagate() {
    if (!everyValueIsTaken) {
      return true;
    }
    countPlaces();
    if (!everyValueHasAPlace()) {
      scope.removeAll(firstOpen());
      return false;
    }
    for (int k = 0; k < scope.size(); k++) {
      if (scope.domainSize(k) > 1 && !keepOnlyPlace(k)) {
        return false;
      }
    }
    return true;
  }

  private void countPlaces() {
    Arrays.fill(some, 0);
    Arrays.fill(several, 0);
    for (int k = 0; k < scope.size(); k++) {
      values.read(scope, k, rows, k * width);
      for (int w = 0; w < width; w++) {
        long row = rows[k * width + w];
        several[w] |= some[w] & row;
        some[w] |= row;
      }
    }
  }

  private boolean everyValueHasAPlace() {
    int placed = 0;
    for (long word : some) {
      placed += Long.bitCount(word);
    }
    return placed == values.count();
  }

  /** If a value has no place, the variables that have one value are too few to use up the rest. */
  private int firstOpen() {
    int k = 0;
    while (scope.domainSize(k) == 1) {
      k++;
    }
    return k;
  }

  /** If the variable at {@code k} is the only place of a value, takes everything else from it. */
  private boolean keepOnlyPlace(int k) {
    for (int w = 0; w < width; w++) {
      long only = rows[k * width + w] & ~several[w];
      if (only != 0) {
        return keep(k, values.index(k, w * Long.SIZE + Long.numberOfTrailingZeros(only)));
      }
    }
    return true;
  }

  private boolean keep(int k, int kept) {
    for (int i = scope.first(k); i != NONE; i = scope.next(k, i)) {
      if (i != kept && !scope.remove(k, i)) {
        return false;
      }
    }
    return true;
  }
}
