package org.cspworkbench.core.search;

import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.math.LongMath;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.LinearSum;

/** A weighted sum that is to stay at most a number, which changes. */
final class BoundedSum {

  private final LinearSum sum;
  private final Domains domains;
  private final int[] variables; // by term
  private final long[] factors;

  BoundedSum(LinearSum sum, Domains domains) {
    this.sum = sum;
    this.domains = domains;
    variables = new int[sum.scope().size()];
    for (int k = 0; k < variables.length; k++) {
      variables[k] = sum.scope().get(k).index();
    }
    factors = sum.coefficients().toArray();
  }

  /** Returns the number of terms. */
  int size() {
    return variables.length;
  }

  /** Returns the variable of term {@code k}. */
  int variable(int k) {
    return variables[k];
  }

  /** Returns the sum if every variable had the cheapest value that it has left. */
  long least() {
    long least = 0;
    for (int k = 0; k < variables.length; k++) {
      least += cheapest(k);
    }
    return least;
  }

  private long cheapest(int k) {
    int x = variables[k];
    return cost(k, factors[k] >= 0 ? domains.first(x) : domains.last(x));
  }

  private long dearest(int k) {
    int x = variables[k];
    return cost(k, factors[k] >= 0 ? domains.last(x) : domains.first(x));
  }

  private long cost(int k, int i) {
    return factors[k] * sum.scope().get(k).domain().valueAt(i);
  }

  /**
   * Removes the values of term {@code k} that cost more than the cheapest one and {@code slack};
   * returns whether there were any.
   */
  boolean removeBeyond(long slack, int k) {
    long cheapest = cheapest(k);
    if (LongMath.saturatedSubtract(dearest(k), cheapest) <= slack) {
      return false;
    }
    int x = variables[k];
    if (domains.network().isWide(x)) {
      removeAbove(LongMath.saturatedAdd(cheapest, slack), k);
      return true;
    }
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      if (LongMath.saturatedSubtract(cost(k, i), cheapest) > slack) {
        domains.remove(x, i, NONE);
      }
    }
    return true;
  }

  /**
   * Removes the values of term {@code k}, whose domain is wide, that cost more than {@code most}.
   */
  private void removeAbove(long most, int k) {
    Domain values = sum.scope().get(k).domain();
    if (factors[k] > 0) {
      long largest = Math.floorDiv(most, factors[k]);
      domains.removeBehind(variables[k], values.countUpTo(largest) - 1, NONE);
    } else {
      long smallest = -Math.floorDiv(most, -factors[k]);
      domains.removeUpTo(variables[k], values.countUpTo(smallest - 1) - 1, NONE);
    }
  }
}
