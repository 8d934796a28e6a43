package org.cspworkbench.core.propagation;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.function.IntConsumer;
import org.cspworkbench.core.kernel.Domains;

/**
 * Domain consistency of two lists that differ: as long as two places may differ, nothing is to be
 * done; at the last one, what one side is fixed to goes from the other.
 *
 * <p>Two places that may differ are remembered, and looked for again only when one no longer does
 * (watched as the literals of a clause are: Moskewicz, Madigan, Zhao, Zhang and Malik, "Chaff:
 * Engineering an Efficient SAT Solver", DAC 2001). O(n) for lists of n, mostly O(1). Exact while no
 * variable stands twice other than opposite itself.
 */
final class ListDifference implements Propagator {

  private final Scope scope;
  private final int length;
  private int first; // two places that may have differed when last looked at
  private int second;

  /**
   * The propagator of the difference at {@code constraint} of the structure; it notifies {@code
   * changed} of each variable that it filters.
   */
  ListDifference(Domains domains, int constraint, IntConsumer changed) {
    scope = new Scope(domains, constraint, changed);
    length = scope.size() / 2;
    second = length - 1;
  }

  @Override
  public boolean propagate() {
    if (first != second && mayDiffer(first) && mayDiffer(second)) {
      return true;
    }
    int one = placeThatMayDiffer(0);
    if (one == NONE) {
      scope.removeAll(0);
      return false;
    }
    int other = placeThatMayDiffer(one + 1);
    if (other == NONE) {
      return keepDifferent(one, length + one) && keepDifferent(length + one, one);
    }
    first = one;
    second = other;
    return true;
  }

  private int placeThatMayDiffer(int from) {
    for (int at = from; at < length; at++) {
      if (mayDiffer(at)) {
        return at;
      }
    }
    return NONE;
  }

  private boolean mayDiffer(int at) {
    return !scope.isSame(at, length + at)
        && (scope.domainSize(at) > 1
            || scope.domainSize(length + at) > 1
            || scope.min(at) != scope.min(length + at));
  }

  /** What {@code position} is fixed to, if it is, goes from {@code other}. */
  private boolean keepDifferent(int position, int other) {
    return scope.domainSize(position) > 1 || scope.removeValue(other, scope.min(position));
  }
}
