package org.cspworkbench.core.search;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.trace.Decision.Operator;

/**
 * Bound-impact value selection: tries each value of the variable, and takes the one after which the
 * objective can still be the smallest (Fages and Prud'homme, "Making the First Solution Good!",
 * ICTAI 2017).
 *
 * <p>Trials cost as much as nodes, and are recorded as such: a decision, its consequences, and a
 * return that refutes nothing. So they are made until the first solution only, and for variables of
 * few values; otherwise another order chooses.
 */
final class BoundImpact implements ValueOrder {

  private static final int MOST_VALUES = 100;

  private final ValueOrder otherwise;
  private final Decisions decisions;
  private final Consistency propagation;
  private final ObjectiveBound bound;
  private final SearchProgress progress;

  private BoundImpact(Backtracking backtracking, ObjectiveBound bound) {
    this.otherwise = backtracking.parts.values;
    this.decisions = backtracking.decisions;
    this.propagation = backtracking.lookAhead;
    this.bound = bound;
    this.progress = backtracking.progress;
  }

  /** Returns the value order of a search: this one if it is chosen and there is an objective. */
  static ValueOrder values(Search parts, Backtracking backtracking) {
    ObjectiveBound bound = backtracking.bound;
    return parts.boundImpact && bound != null ? new BoundImpact(backtracking, bound) : parts.values;
  }

  @Override
  public int next(int x, Domains domains) {
    int size = domains.size(x);
    if (bound.isKnown() || size == 1 || size > MOST_VALUES) {
      return otherwise.next(x, domains);
    }
    int best = NONE;
    long leastCost = Long.MAX_VALUE;
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      long cost = costWith(x, i);
      if (best == NONE || cost < leastCost) {
        best = i;
        leastCost = cost;
      }
    }
    return best;
  }

  /** Returns the least that the objective can be where x = i, as far as the look-ahead sees. */
  private long costWith(int x, int i) {
    decisions.choose(x, Operator.EQUAL, i);
    decisions.decide();
    long cost = Long.MAX_VALUE;
    if (propagation.after(x)) {
      cost = bound.least();
    } else {
      progress.fail();
      progress.recordViolation();
    }
    decisions.drop(1);
    return cost;
  }
}
