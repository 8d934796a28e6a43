package org.cspworkbench.core.search.lookback;

import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Levels;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.network.Reasons;

/**
 * Where a search returns to from a dead end, other than to the last decision.
 *
 * <p>Every value that a variable loses, it loses to earlier decisions. When none is left, these
 * decisions together are the conflict set: they cannot all stand, and the latest of them is taken
 * back. Algorithms differ in what they take as the reason for a value that was tried and failed.
 */
public interface LookBack {

  /**
   * Value x = i failed at once.
   *
   * @param x the variable, still assigned
   * @param reason the earlier decisions that the look-ahead blames; here they may be replaced by
   *     others, which must rule the value out as well
   * @param reasons what every variable has lost its values to
   */
  void failedAtOnce(int x, Levels reason, Network network, Assignment assignment, Reasons reasons);

  /**
   * The search has returned to a decision and takes it back.
   *
   * @param level its level
   * @param reason the rest of the conflict set; here it may be replaced by other decisions earlier
   *     than {@code level}, which must rule the value out as well
   */
  void returnedTo(int level, Levels reason);

  /** Whether it is defined with a look-ahead that keeps up this level of consistency. */
  boolean goesWith(Consistency.Level lookAhead);
}
