package org.cspworkbench.core.model;

import static com.google.common.math.LongMath.saturatedSubtract;
import static org.cspworkbench.core.model.Scope.NONE;

import org.cspworkbench.core.model.LinearSum.Comparison;

/**
 * Bounds consistency of a linear sum: no variable keeps a value that the smallest, or the largest,
 * the others can add up to rules out (Harvey and Stuckey, "Improving Linear Constraint Propagation
 * by Changing Constraint Representation", Constraints 8, 2003).
 *
 * <p>For a sum that may be at most a bound, the least that the other terms come to leaves the rest
 * to a variable; an equation is that in both directions, again and again until nothing changes. A
 * sum that may not be a bound speaks once all variables but one are single. O(n) a pass for n
 * terms.
 */
final class LinearBounds implements Propagator {

  private final Scope scope;
  private final Comparison comparison;
  private final long bound;
  private final long[] coefficients; // by position
  private boolean hasRemoved; // a value, in this pass

  /** The propagator of {@code sum}, whose variables are the first ones of {@code scope}. */
  LinearBounds(LinearSum sum, Scope scope) {
    this.scope = scope;
    comparison = sum.comparison();
    bound = sum.bound();
    coefficients = sum.coefficients().toArray();
  }

  @Override
  public boolean propagate() {
    return switch (comparison) {
      case AT_MOST -> keepAtMost(1);
      case EQUAL -> keepEqual();
      case NOT_EQUAL -> keepDifferent();
    };
  }

  /**
   * Returns whether the bounds of the variables leave the sum possible; where they do not, it is
   * false.
   */
  boolean isPossible() {
    long least = leastSum(1);
    return switch (comparison) {
      case AT_MOST -> least <= bound;
      case EQUAL -> least <= bound && bound <= -leastSum(-1);
      case NOT_EQUAL -> least != bound || bound != -leastSum(-1);
    };
  }

  private boolean keepEqual() {
    do {
      hasRemoved = false;
      if (!keepAtMost(1) || !keepAtMost(-1)) {
        return false;
      }
    } while (hasRemoved);
    return true;
  }

  /**
   * Keeps sign · sum ≤ sign · bound possible with every value that stays, for a sign of 1 or −1. A
   * term whose values differ by no more than the slack keeps them all.
   */
  private boolean keepAtMost(int sign) {
    long most = sign > 0 ? bound : saturatedSubtract(0, bound);
    long least = leastSum(sign);
    long slack = saturatedSubtract(most, least);
    for (int k = 0; k < coefficients.length; k++) {
      long factor = sign * coefficients[k];
      long own = least(k, factor);
      if (saturatedSubtract(-least(k, -factor), own) > slack) {
        hasRemoved = true;
        if (!keepWithin(k, saturatedSubtract(most, least - own), factor)) {
          return false;
        }
      }
    }
    return least <= most || impossible();
  }

  /**
   * Keeps what, times {@code factor}, is at most {@code range}; returns whether any value is left.
   */
  private boolean keepWithin(int position, long range, long factor) {
    if (factor == 0) {
      return true;
    }
    return factor > 0
        ? scope.removeAbove(position, Math.floorDiv(range, factor))
        : scope.removeBelow(position, -Math.floorDiv(range, -factor));
  }

  private long leastSum(int sign) {
    long sum = 0;
    for (int k = 0; k < coefficients.length; k++) {
      sum += least(k, sign * coefficients[k]);
    }
    return sum;
  }

  /** Returns the least that {@code factor} times the variable at {@code position} can be. */
  private long least(int position, long factor) {
    return factor * (factor > 0 ? scope.min(position) : scope.max(position));
  }

  private boolean impossible() {
    scope.removeAll(0); // no value of any variable helps
    return false;
  }

  private boolean keepDifferent() {
    int open = NONE;
    long sum = 0;
    for (int k = 0; k < coefficients.length; k++) {
      if (scope.domainSize(k) == 1) {
        sum += coefficients[k] * scope.min(k);
      } else if (open == NONE && coefficients[k] != 0) {
        open = k;
      } else if (coefficients[k] != 0) {
        return true;
      }
    }
    if (open == NONE) {
      return sum != bound || impossible();
    }
    long rest = saturatedSubtract(bound, sum);
    return rest % coefficients[open] != 0
        || rest + sum != bound // no term is so large
        || scope.removeValue(open, rest / coefficients[open]);
  }
}
