package org.cspworkbench.core.propagation;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.function.IntConsumer;
import org.cspworkbench.core.kernel.Domains;

/**
 * Domain consistency of variables that do not all take the same value: nothing is to be done as
 * long as two of them are open, or two are fixed to different values; of a single open one, the
 * value goes to which all others are fixed.
 *
 * <p>Two such witnesses are watched, and others are looked for only when these no longer serve, as
 * with the literals of a clause (Moskewicz, Madigan, Zhao, Zhang and Malik, "Chaff: Engineering an
 * Efficient SAT Solver", DAC 2001); backtracking needs no memory. O(n) for n variables, mostly
 * O(1).
 */
final class TwoWitnesses implements IncrementalPropagator {

  private final Scope scope;
  private int first; // two positions that were witnesses when last looked at
  private int second;

  /**
   * The propagator of the not-all-equal constraint at {@code constraint} of the structure; it
   * notifies {@code changed} of each variable that it filters.
   */
  TwoWitnesses(Domains domains, int constraint, IntConsumer changed) {
    scope = new Scope(domains, constraint, changed);
    second = scope.size() - 1;
  }

  @Override
  public boolean notice(int position) {
    return !areWitnesses(first, second);
  }

  @Override
  public boolean propagate() {
    if (areWitnesses(first, second)) {
      return true;
    }
    int open = NONE;
    int fixed = NONE;
    for (int k = 0; k < scope.size(); k++) {
      boolean isOpen = scope.domainSize(k) > 1;
      int before = isOpen ? open : fixed;
      if (before != NONE && areWitnesses(before, k)) {
        first = before;
        second = k;
        return true;
      }
      open = isOpen ? k : open;
      fixed = isOpen ? fixed : k;
    }
    if (open == NONE) {
      scope.removeAll(fixed);
      return false;
    }
    return scope.removeValue(open, scope.min(fixed));
  }

  private boolean areWitnesses(int one, int other) {
    boolean isOpen = scope.domainSize(one) > 1;
    return isOpen == scope.domainSize(other) > 1
        && (isOpen ? !scope.isSame(one, other) : scope.min(one) != scope.min(other));
  }
}
