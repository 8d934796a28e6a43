package org.cspworkbench.core.search.lookback;

import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.ConflictSets;
import org.cspworkbench.core.kernel.DecisionSet;
import org.cspworkbench.core.kernel.Domains;

/**
 * Gaschnig's backjumping: where every value of a variable has failed at once, back to the latest
 * decision that a check found in conflict with one of them; from any other dead end one decision
 * back (Gaschnig, "Experimental Case Studies of Backtrack vs. Waltz-type vs. New Algorithms for
 * Satisficing Assignment Problems", Canadian AI Conference 1978).
 *
 * <p>It learns from checks against the past, so that it goes with no look-ahead.
 */
public final class GaschnigBackjumping implements LookBack {

  private final ConflictSets conflictSets;
  private final DecisionSet conflict;

  /** Gaschnig's backjumping on these domains. */
  public GaschnigBackjumping(Domains domains, Assignment assignment) {
    conflictSets = domains.keepConflictSets();
    conflict = conflictSets.newSet();
  }

  /** The value of {@code x} disagrees with one earlier decision, the first that a check found. */
  @Override
  public void failedAtOnce(int x, int y) {
    conflictSets.copy(y, conflict);
  }

  @Override
  public void solved(int level) {
    conflict.setUpTo(level);
  }

  /**
   * Returns the latest decision in the conflict set of {@code x}. Nothing else is taken along from
   * the set: all decisions before the target are to blame, so that no second jump follows the
   * first.
   */
  @Override
  public int target(int x) {
    conflictSets.copyAtDeadEnd(x, conflict);
    int target = conflict.latest();
    conflict.setUpTo(target);
    return target;
  }

  @Override
  public void union(int x, int level) {
    conflict.remove(level);
    conflictSets.add(x, conflict);
  }

  @Override
  public boolean goesWith(Consistency.Level lookAhead) {
    return lookAhead == Consistency.Level.BACKWARD_CHECKED;
  }

  @Override
  public String definedWith() {
    return "without look-ahead only: it learns from checks against earlier variables";
  }

  @Override
  public String toString() {
    return "Gaschnig's backjumping";
  }
}
