package org.cspworkbench.core.propagation;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.function.IntConsumer;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.model.ReifiedSum;

/**
 * Bounds consistency of the truth of a linear sum: it is known once the bounds of the variables
 * leave only one answer, and once it is known, the sum or its negation is kept (Van Hentenryck and
 * Deville, "The Cardinality Operator: A New Logical Connective for Constraint Logic Programming",
 * ICLP 1991). O(n) for n terms, and as much as {@link LinearBounds} once it is known.
 */
final class ReifiedBounds implements Propagator {

  private final Scope scope;
  private final int truth; // its position
  private final LinearBounds sum;
  private final LinearBounds negation;

  /**
   * The propagator of the constraint at {@code constraint} of the structure; it notifies {@code
   * changed} of each variable that it filters.
   */
  ReifiedBounds(Domains domains, int constraint, IntConsumer changed) {
    scope = new Scope(domains, constraint, changed);
    truth = scope.size() - 1;
    ReifiedSum reified = (ReifiedSum) scope.constraint();
    sum = new LinearBounds(scope, reified.sum());
    negation = new LinearBounds(scope, reified.sum().negation());
  }

  @Override
  public boolean propagate() {
    for (int i = scope.first(truth); i != NONE; i = scope.next(truth, i)) {
      if (!isPossible(scope.value(truth, i)) && !scope.remove(truth, i)) {
        return false;
      }
    }
    if (scope.domainSize(truth) > 1) {
      return true;
    }
    return scope.min(truth) == 1 ? sum.propagate() : negation.propagate();
  }

  private boolean isPossible(int answer) {
    return answer == 1 ? sum.isPossible() : answer == 0 && negation.isPossible();
  }
}
