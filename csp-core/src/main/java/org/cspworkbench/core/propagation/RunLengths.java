package org.cspworkbench.core.propagation;

import java.util.function.IntConsumer;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.LongestRun;

/**
 * Domain consistency of the greatest length of a run: where the runs that are certain on both sides
 * of a variable would become too long together with it, the variable loses the values that would
 * join them (the constraint <em>stretch</em> with an upper limit only: Pesant, "A Filtering
 * Algorithm for the Stretch Constraint", CP 2001).
 *
 * <p>No removal makes another run certain, so that one pass in each direction is enough. Exact
 * while no variable is repeated. O(n) for n variables; called only when one of them has lost its
 * last value outside the run.
 */
final class RunLengths implements IncrementalPropagator {

  private final Scope scope;
  private final int most;
  private final long[][] inside; // by position: the values of which a run consists, one bit each
  private final long[][] outside; // and the others
  private final int[] before; // by position: the length of the certain run that ends before it

  /**
   * The propagator of the constraint at {@code constraint} of the structure; it notifies {@code
   * changed} of each variable that it filters.
   */
  RunLengths(Domains domains, int constraint, IntConsumer changed) {
    scope = new Scope(domains, constraint, changed);
    LongestRun run = (LongestRun) scope.constraint();
    most = run.most();
    int n = scope.size();
    inside = new long[n][];
    outside = new long[n][];
    before = new int[n];
    for (int k = 0; k < n; k++) {
      Domain domain = run.scope().get(k).domain();
      inside[k] = Bits.where(domain, run.values()::contains);
      outside[k] = Bits.where(domain, value -> !run.values().contains(value));
    }
  }

  @Override
  public boolean notice(int position) {
    return isCertain(position);
  }

  @Override
  public boolean propagate() {
    int run = 0;
    for (int k = 0; k < before.length; k++) {
      before[k] = run;
      run = isCertain(k) ? run + 1 : 0;
    }
    int after = 0;
    for (int k = before.length - 1; k >= 0; k--) {
      if (before[k] + 1 + after > most && !scope.removeAll(k, inside[k])) {
        return false;
      }
      after = isCertain(k) ? after + 1 : 0;
    }
    return true;
  }

  /** Returns whether the variable at {@code position} is part of a run. */
  private boolean isCertain(int position) {
    return !scope.hasAny(position, outside[position]);
  }
}
