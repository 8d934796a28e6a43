package org.cspworkbench.core.search;

import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.math.LongMath;
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
 */
final class ObjectiveBound implements Consistency {

  private final LinearSum cost; // what stands on the left is to be as small as possible
  private final Domains domains;
  private final Consistency lookAhead;
  private final @Nullable SharedBound shared; // with searches of other parts of the problem
  private long most = Long.MAX_VALUE; // that a solution may cost: less than the best one found

  private ObjectiveBound(
      LinearSum cost, @Nullable SharedBound shared, Domains domains, Consistency lookAhead) {
    this.cost = cost;
    this.shared = shared;
    this.domains = domains;
    this.lookAhead = lookAhead;
  }

  /** Returns the bound of a run, if anything is to be made small. */
  static @Nullable ObjectiveBound on(Search parts, Domains domains, Consistency lookAhead) {
    return parts.objective == null
        ? null
        : new ObjectiveBound(parts.objective.cost(), parts.sharedBound, domains, lookAhead);
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

  /** Returns the sum whose left-hand side is to be as small as possible. */
  LinearSum cost() {
    return cost;
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

  /**
   * Removes what is not better than the best solution, with all consequences; {@code false} if that
   * leaves nothing.
   */
  boolean propagate() {
    if (shared != null) {
      most = Math.min(most, shared.most());
    }
    boolean again = isKnown();
    while (again) {
      again = false;
      long slack = LongMath.saturatedSubtract(most, least());
      for (int k = 0; k < cost.scope().size(); k++) {
        int x = cost.scope().get(k).index();
        if (removeBeyond(slack, k, x)) {
          if (domains.isEmpty(x) || !lookAhead.after(x)) {
            return false;
          }
          again = true;
        }
      }
    }
    return true;
  }

  /** Returns the cost if every variable had the cheapest value that it has left. */
  private long least() {
    long sum = 0;
    for (int k = 0; k < cost.scope().size(); k++) {
      sum += cheapest(k);
    }
    return sum;
  }

  private long cheapest(int k) {
    int x = cost.scope().get(k).index();
    long cheapest = Long.MAX_VALUE;
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      cheapest = Math.min(cheapest, costOf(k, i));
    }
    return cheapest;
  }

  private long costOf(int k, int i) {
    return cost.coefficients().get(k) * cost.scope().get(k).domain().valueAt(i);
  }

  /** Removes the values of {@code x} that cost more than the cheapest one and {@code slack}. */
  private boolean removeBeyond(long slack, int k, int x) {
    long cheapest = cheapest(k);
    boolean removed = false;
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      if (LongMath.saturatedSubtract(costOf(k, i), cheapest) > slack) {
        domains.remove(x, i, NONE);
        removed = true;
      }
    }
    return removed;
  }
}
