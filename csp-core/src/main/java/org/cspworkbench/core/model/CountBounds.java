package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.Scope.NONE;

import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.Set;

/**
 * Domain consistency of a count: between the number of variables that must take one of the counted
 * values and the number of those that may (Van Hentenryck, Simonis and Dincbas, "Constraint
 * Satisfaction Using Constraint Logic Programming", Artificial Intelligence 58, 1992). Where no
 * more may be counted the undecided variables lose the counted values, where all are needed the
 * others.
 *
 * <p>The total may be one of the variables that it counts, as in magic sequences: then what it adds
 * itself is known for each of its values. Exact while no other variable is repeated. O(1) for a
 * variable that becomes decided while the count is not tight; otherwise O(u) for u undecided
 * variables, besides the values that go.
 */
final class CountBounds implements IncrementalPropagator {

  private static final int UNDECIDED = 0;
  private static final int MUST = 1;
  private static final int STARTED = 2; // whether decided variables have been looked for: 0 or 1

  private final Scope scope;
  private final long[][] counted; // by position: the values that are counted, one bit each
  private final long[][] others; // and those that are not
  private final int total; // its position, or NONE where least and most are said instead
  private final int timesTotal; // how often the total is among the variables counted
  private final int least; // without a total
  private final int most;
  private final boolean repeats; // a variable that is not the total
  private final int[] positions; // the undecided ones first; the total's are not among them
  private final int[] placeOf; // by position: where it is in these
  private final Scope.Reversible state; // how many are undecided, and how many must be counted

  private long fewest; // what may be counted, the total's own places apart, at the last call
  private long greatest;

  private CountBounds(
      Constraint constraint,
      Scope scope,
      ImmutableSet<Integer> values,
      int total,
      int least,
      int most) {
    this.scope = scope;
    this.total = total;
    this.least = least;
    this.most = most;
    int n = scope.size();
    counted = new long[n][];
    others = new long[n][];
    positions = new int[n];
    placeOf = new int[n];
    int undecided = 0;
    Set<Variable> counting = new HashSet<>();
    boolean repeated = false;
    for (int k = 0; k < n; k++) {
      Domain domain = constraint.scope().get(k).domain();
      counted[k] = Bits.where(domain, values::contains);
      others[k] = Bits.where(domain, value -> !values.contains(value));
      if (total == NONE || !scope.isSame(k, total)) {
        repeated |= !counting.add(constraint.scope().get(k));
        placeOf[k] = undecided;
        positions[undecided++] = k;
      }
    }
    repeats = repeated;
    timesTotal = total == NONE ? 0 : n - 1 - undecided;
    state = scope.reversible(3);
    state.set(UNDECIDED, undecided);
  }

  /** Returns the propagator of {@code count}, whose total is a variable. */
  static CountBounds of(Count count, Scope scope) {
    return new CountBounds(count, scope, count.values(), scope.size() - 1, 0, 0);
  }

  /** Returns the propagator of {@code count}, which is between two numbers. */
  static CountBounds of(CountBetween count, Scope scope) {
    return new CountBounds(count, scope, count.values(), NONE, count.least(), count.most());
  }

  @Override
  public boolean notice(int position) {
    if (repeats || (total != NONE && scope.isSame(position, total))) {
      return true;
    }
    return placeOf[position] < state.getInt(UNDECIDED) && decide(position) && isTight();
  }

  /** Returns whether the count can be outside the bounds, or may not be more or less. */
  private boolean isTight() {
    int must = state.getInt(MUST);
    int may = must + state.getInt(UNDECIDED);
    if (total == NONE) {
      return must >= most || may <= least;
    }
    long lower = scope.min(total);
    long upper = scope.max(total);
    return must >= Math.min(upper - timesTotal, lower - timesTotal + 1)
        || may <= Math.max(lower, upper - 1);
  }

  @Override
  public boolean propagate() {
    if (repeats || state.getInt(STARTED) == 0) {
      state.set(STARTED, 1);
      decideAll();
    }
    int undecided = state.getInt(UNDECIDED);
    int must = state.getInt(MUST);
    int may = must + undecided;
    if (!boundBy(must, may)) {
      return false;
    }
    boolean isFull = greatest == must;
    if (undecided == 0 || (!isFull && fewest < may)) {
      return true;
    }
    for (int at = 0; at < undecided; at++) {
      int k = positions[at];
      if (!scope.removeAll(k, (isFull ? counted : others)[k])) {
        return false;
      }
    }
    state.set(UNDECIDED, 0);
    state.set(MUST, isFull ? must : may);
    return true;
  }

  /** Sets those apart whose values are all counted, or none. */
  private void decideAll() {
    for (int at = state.getInt(UNDECIDED) - 1; at >= 0; at--) {
      decide(positions[at]);
    }
  }

  /**
   * Sets the undecided {@code position} apart if its values are all counted, or none; returns
   * whether they are.
   */
  private boolean decide(int position) {
    boolean mayBe = scope.hasAny(position, counted[position]);
    if (mayBe && scope.hasAny(position, others[position])) {
      return false;
    }
    int last = state.getInt(UNDECIDED) - 1;
    int at = placeOf[position];
    positions[at] = positions[last];
    placeOf[positions[at]] = at;
    positions[last] = position;
    placeOf[position] = last;
    state.set(UNDECIDED, last);
    if (mayBe) {
      state.set(MUST, state.getInt(MUST) + 1);
    }
    return true;
  }

  /**
   * Finds the fewest and the greatest count between {@code must} and {@code may}; returns whether
   * there is one.
   */
  private boolean boundBy(int must, int may) {
    if (total == NONE) {
      fewest = Math.max(least, must);
      greatest = Math.min(most, may);
      if (fewest > greatest) {
        scope.removeAll(0);
      }
      return fewest <= greatest;
    }
    fewest = Long.MAX_VALUE;
    greatest = Long.MIN_VALUE;
    for (int i = scope.first(total); i != NONE; i = scope.next(total, i)) {
      long rest = (long) scope.value(total, i) - (isCounted(i) ? timesTotal : 0);
      if (rest >= must && rest <= may) {
        fewest = Math.min(fewest, rest);
        greatest = Math.max(greatest, rest);
      } else if (!scope.remove(total, i)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether value number {@code i} of the total is itself counted. */
  private boolean isCounted(int i) {
    return (counted[total][i >>> 6] >>> i & 1) != 0;
  }
}
