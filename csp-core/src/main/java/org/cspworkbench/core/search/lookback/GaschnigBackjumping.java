package org.cspworkbench.core.search.lookback;

import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Levels;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.network.Reasons;

/**
 * Gaschnig's backjumping: where every value of a variable has failed at once, back to the latest
 * decision that a check found in conflict with one of them; from any other dead end one decision
 * back (Gaschnig, "Experimental Case Studies of Backtrack vs. Waltz-type vs. New Algorithms for
 * Satisficing Assignment Problems", Canadian AI Conference 1978).
 *
 * <p>It learns from checks against the past, so that it goes with no look-ahead.
 */
public final class GaschnigBackjumping implements LookBack {

  /** The earliest decision with which the value is in conflict is the reason. */
  @Override
  public void failedAtOnce(
      int x, Levels reason, Network network, Assignment assignment, Reasons reasons) {}

  /** Whatever the jump has shown, all earlier decisions are the reason, so that no jump follows. */
  @Override
  public void returnedTo(int level, Levels reason) {
    reason.setUpTo(level - 1);
  }

  @Override
  public boolean goesWith(Consistency.Level lookAhead) {
    return lookAhead == Consistency.Level.CONSISTENT_WITH_THE_PAST;
  }

  @Override
  public String toString() {
    return "Gaschnig's backjumping";
  }
}
