package org.cspworkbench.core.text;

import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.model.Scope;

/**
 * Hull consistency of one expression, however wide the domains are (HC4-revise of Benhamou,
 * Goualard, Granvilliers and Puget, "Revising Hull and Box Consistency", ICLP 1999): on the way up
 * the tree each node gets the interval of values that its operands allow; then the root is true,
 * and on the way down each node narrows its operands. Variables keep what lies within their leaves.
 *
 * <p>O(nodes) a call. Weaker than bounds consistency where a variable occurs several times.
 */
final class HullConsistency implements Propagator {

  private final Scope scope;
  private final IntervalTree tree;

  /** The hull of {@code condition} over {@code scope}, in which the values have the same places. */
  HullConsistency(Condition condition, Scope scope) {
    this.scope = scope;
    tree = new IntervalTree(condition.expression(), condition.scope());
  }

  @Override
  public boolean propagate() {
    for (int k = 0; k < scope.size(); k++) {
      tree.place(k).set(scope.min(k), scope.max(k));
    }
    if (!tree.requireTrue()) {
      scope.removeAll(0);
      return false;
    }
    for (int k = 0; k < scope.size(); k++) {
      Interval left = tree.place(k);
      if (!scope.removeBelow(k, left.least) || !scope.removeAbove(k, left.most)) {
        return false;
      }
    }
    return true;
  }
}
