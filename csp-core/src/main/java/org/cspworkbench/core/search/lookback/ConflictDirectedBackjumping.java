package org.cspworkbench.core.search.lookback;

import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Levels;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.network.Reasons;

/**
 * Conflict-directed backjumping: from any dead end back to the latest decision that had a part in
 * it, while the others become part of what speaks against the value taken back, so that the next
 * jump may be as long (Prosser, "Hybrid Algorithms for the Constraint Satisfaction Problem",
 * Computational Intelligence 9, 1993).
 *
 * <p>With forward checking it is FC-CBJ, with arc consistency MAC-CBJ: the domains that look-ahead
 * has shortened know to which decisions.
 */
public final class ConflictDirectedBackjumping implements LookBack {

  /** What the look-ahead blames is the reason. */
  @Override
  public void failedAtOnce(
      int x, Levels reason, Network network, Assignment assignment, Reasons reasons) {}

  /** The rest of the conflict set is the reason. */
  @Override
  public void returnedTo(int level, Levels reason) {}

  @Override
  public boolean goesWith(Consistency.Level lookAhead) {
    return true;
  }

  @Override
  public String toString() {
    return "conflict-directed backjumping";
  }
}
