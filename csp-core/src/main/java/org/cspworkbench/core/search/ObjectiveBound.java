package org.cspworkbench.core.search;

import static com.google.common.math.LongMath.saturatedSubtract;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.model.LinearSum;
import org.jspecify.annotations.Nullable;

/**
 * Branch and bound: once a solution is found, only better ones count, and a value goes if even the
 * cheapest values of all other variables would not make one of it (Land and Doig, "An Automatic
 * Method of Solving Discrete Programming Problems", Econometrica 28, 1960).
 *
 * <p>It stands before the look-ahead of the search, which draws the consequences of what it takes.
 * Where linear constraints share variables with the objective, it also bounds what remains of the
 * objective by a {@link LinearRelaxation}, which is renewed at the root of each attempt.
 */
final class ObjectiveBound implements Consistency {

  private final LinearSum cost; // what stands on the left is to be as small as possible
  private final BoundedSum sum; // the same
  private final Domains domains;
  private final Consistency lookAhead;
  private final @Nullable SharedBound shared; // with searches of other parts of the problem
  private final @Nullable LinearRelaxation relaxation;
  private @Nullable LinearSum reduced; // what remains of the cost by the relaxation
  private @Nullable BoundedSum reducedSum; // the same
  private long most = Long.MAX_VALUE; // that a solution may cost: less than the best one found

  private ObjectiveBound(LinearSum cost, Search parts, Domains domains, Consistency lookAhead) {
    this.cost = cost;
    this.sum = new BoundedSum(cost, domains);
    this.shared = parts.sharedBound;
    this.domains = domains;
    this.lookAhead = lookAhead;
    this.relaxation = parts.relaxes ? LinearRelaxation.of(cost, domains) : null;
  }

  /** Returns the bound of a run, if anything is to be made small. */
  static @Nullable ObjectiveBound on(Search parts, Domains domains, Consistency lookAhead) {
    return parts.objective == null
        ? null
        : new ObjectiveBound(parts.objective.cost(), parts, domains, lookAhead);
  }

  @Override
  public Level level() {
    return lookAhead.level();
  }

  @Override
  public boolean establish() {
    return lookAhead.establish();
  }

  @Override
  public boolean after(int changed) {
    return lookAhead.after(changed) && propagate();
  }

  /**
   * Returns sums that a solution better than the best one found keeps within their bounds, from
   * which all that is removed here follows.
   */
  ImmutableList<LinearSum> bounds() {
    LinearSum own = atMost(cost, most);
    return reduced == null
        ? ImmutableList.of(own)
        : ImmutableList.of(own, atMost(reduced, mostOf(reduced)));
  }

  private static LinearSum atMost(LinearSum left, long bound) {
    return new LinearSum(left.scope(), left.coefficients(), left.comparison(), bound);
  }

  private long mostOf(LinearSum remaining) {
    return LinearRelaxation.SCALE * most + remaining.bound();
  }

  /** Returns whether a solution is known, and so a bound. */
  boolean isKnown() {
    return most != Long.MAX_VALUE;
  }

  /** Returns the most that a solution may cost that is better than the best one found. */
  long most() {
    return most;
  }

  /** Every variable has one value, and all constraints hold. */
  void found() {
    long best = least();
    most = Math.min(most, best - 1);
    if (shared != null) {
      shared.found(best);
    }
  }

  /** Returns the cost if every variable had the cheapest value that it has left. */
  long least() {
    return sum.least();
  }

  /** At the root, looks at how the linear constraints bound the cost. */
  boolean propagateAtRoot() {
    takeShared();
    if (relaxation != null) {
      reduced = relaxation.reduced(sum.least());
      reducedSum = reduced == null ? null : new BoundedSum(reduced, domains);
    }
    return propagate();
  }

  private void takeShared() {
    if (shared != null) {
      most = Math.min(most, shared.most());
    }
  }

  /**
   * Removes what is not better than the best solution, with all consequences; {@code false} if that
   * leaves nothing.
   */
  boolean propagate() {
    takeShared();
    boolean again = isKnown();
    while (again) {
      int pruned = prune(sum, most);
      if (pruned == 0 && reducedSum != null && reduced != null) {
        pruned = prune(reducedSum, mostOf(reduced));
      }
      if (pruned < 0) {
        return false;
      }
      again = pruned > 0;
    }
    return true;
  }

  /**
   * Removes what makes {@code bounded} more than {@code mostSum}, with all consequences; returns
   * how many variables have lost values, or −1 if that leaves nothing.
   */
  private int prune(BoundedSum bounded, long mostSum) {
    long slack = saturatedSubtract(mostSum, bounded.least());
    int pruned = 0;
    for (int k = 0; k < bounded.size(); k++) {
      if (bounded.removeBeyond(slack, k)) {
        int x = bounded.variable(k);
        if (domains.isEmpty(x) || !lookAhead.after(x)) {
          return -1;
        }
        pruned++;
      }
    }
    return pruned;
  }
}
