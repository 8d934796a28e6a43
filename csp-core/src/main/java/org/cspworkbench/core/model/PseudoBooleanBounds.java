package org.cspworkbench.core.model;

import static com.google.common.math.LongMath.saturatedSubtract;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.cspworkbench.core.model.LinearSum.Comparison;

/**
 * Bounds consistency of a linear sum of 0/1 variables by counting: the least and the greatest that
 * the sum can be are kept up to date whenever a variable becomes fixed, and variables are looked at
 * only if the slack is smaller than the largest open coefficient (Chai and Kuehlmann, "A Fast
 * Pseudo-Boolean Constraint Solver", DAC 2003).
 *
 * <p>O(1) for a variable that becomes fixed while there is enough slack, besides the coefficients
 * passed over, which are sorted; with coefficients of 1, all variables are fixed at once when there
 * is no slack.
 */
final class PseudoBooleanBounds implements IncrementalPropagator {

  private static final int LEAST = 0;
  private static final int GREATEST = 1;
  private static final int FIRST_OPEN = 2; // in the order, or before it
  private static final int OPEN = 3; // how many
  private static final int STARTED = 4; // whether fixed variables have been looked for: 0 or 1
  private static final int FIXED = 5; // from here on: the positions taken into account, as bits

  private final Scope scope;
  private final Comparison comparison;
  private final long bound;
  private final long[] coefficients; // by position
  private final int[] order; // the positions, those with the largest coefficients first
  private final Scope.Reversible state;

  /** The propagator of {@code sum} on the domains of its scope. */
  PseudoBooleanBounds(LinearSum sum, Scope scope) {
    this.scope = scope;
    comparison = sum.comparison();
    bound = sum.bound();
    coefficients = sum.coefficients().toArray();
    order =
        IntStream.range(0, coefficients.length)
            .boxed()
            .sorted(Comparator.comparing((Integer k) -> -Math.abs(coefficients[k])))
            .mapToInt(Integer::intValue)
            .toArray();
    state = scope.reversible(FIXED + (coefficients.length + 63) / 64);
    for (int k = 0; k < coefficients.length; k++) {
      if (coefficients[k] == 0) {
        setFixed(k); // its value does not matter
      } else {
        state.set(OPEN, state.get(OPEN) + 1);
      }
    }
    state.set(LEAST, LongStream.of(coefficients).filter(c -> c < 0).sum());
    state.set(GREATEST, LongStream.of(coefficients).filter(c -> c > 0).sum());
  }

  /** Returns whether all variables of {@code sum} are different and have the values 0 and 1. */
  static boolean isFor(LinearSum sum) {
    ImmutableList<Variable> scope = sum.scope();
    return scope.stream().allMatch(x -> x.domain().min() == 0 && x.domain().max() == 1)
        && !DistinctVariables.of(scope).hasRepeats();
  }

  @Override
  public boolean notice(int position) {
    return !isFixed(position) && scope.domainSize(position) == 1 && fix(position) && isTight();
  }

  /** Takes into account that the variable at {@code k} has one value left; true. */
  private boolean fix(int k) {
    setFixed(k);
    state.set(OPEN, state.get(OPEN) - 1);
    long coefficient = coefficients[k];
    boolean isOne = scope.first(k) == 1;
    if (isOne == coefficient > 0) {
      state.set(LEAST, state.get(LEAST) + Math.abs(coefficient));
    } else {
      state.set(GREATEST, state.get(GREATEST) - Math.abs(coefficient));
    }
    return true;
  }

  private void setFixed(int k) {
    int word = FIXED + (k >>> 6);
    state.set(word, state.get(word) | 1L << k);
  }

  private boolean isFixed(int k) {
    return (state.get(FIXED + (k >>> 6)) >>> k & 1) != 0;
  }

  /** Returns whether some open variable may have a value too many, or the sum is impossible. */
  private boolean isTight() {
    return switch (comparison) {
      case AT_MOST -> slack(1) < largestOpen();
      case EQUAL -> Math.min(slack(1), slack(-1)) < largestOpen();
      case NOT_EQUAL -> state.get(OPEN) <= 1;
    };
  }

  /** Returns by how much sign · sum can still exceed what is the least for it. */
  private long slack(int sign) {
    return sign > 0
        ? saturatedSubtract(bound, state.get(LEAST))
        : saturatedSubtract(state.get(GREATEST), bound);
  }

  /** Returns the largest absolute value of a coefficient of an open variable, or 0. */
  private long largestOpen() {
    int from = (int) state.get(FIRST_OPEN);
    int at = from;
    while (at < order.length && isFixed(order[at])) {
      at++;
    }
    if (at > from) {
      state.set(FIRST_OPEN, at);
    }
    return at < order.length ? Math.abs(coefficients[order[at]]) : 0;
  }

  @Override
  public boolean propagate() {
    if (state.get(STARTED) == 0) {
      start();
    }
    return switch (comparison) {
      case AT_MOST -> keepAtMost(1);
      case EQUAL -> keepEqual();
      case NOT_EQUAL -> keepDifferent();
    };
  }

  private void start() {
    state.set(STARTED, 1);
    for (int k = 0; k < order.length; k++) {
      notice(k);
    }
  }

  private boolean keepEqual() {
    long open;
    do {
      open = state.get(OPEN);
      if (!keepAtMost(1) || !keepAtMost(-1)) {
        return false;
      }
    } while (state.get(OPEN) < open);
    return true;
  }

  /** Keeps sign · sum ≤ sign · bound possible with every value that stays. */
  private boolean keepAtMost(int sign) {
    long slack = slack(sign);
    if (slack < 0) {
      return impossible();
    }
    if (slack >= largestOpen()) {
      return true;
    }
    for (int at = (int) state.get(FIRST_OPEN);
        at < order.length && Math.abs(coefficients[order[at]]) > slack;
        at++) {
      int k = order[at];
      if (!isFixed(k)) {
        scope.remove(k, coefficients[k] > 0 == sign > 0 ? 1 : 0);
        fix(k);
      }
    }
    return true;
  }

  private boolean keepDifferent() {
    if (state.get(OPEN) > 1) {
      return true;
    }
    if (state.get(OPEN) == 0) {
      return state.get(LEAST) != bound || impossible();
    }
    largestOpen(); // so that the first open one is known
    int k = order[(int) state.get(FIRST_OPEN)];
    if (state.get(LEAST) == bound || state.get(GREATEST) == bound) {
      scope.remove(k, coefficients[k] > 0 == (state.get(LEAST) == bound) ? 0 : 1);
      fix(k);
    }
    return true;
  }

  private boolean impossible() {
    scope.removeAll(0);
    return false;
  }
}
