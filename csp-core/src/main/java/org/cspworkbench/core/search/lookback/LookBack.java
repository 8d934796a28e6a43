package org.cspworkbench.core.search.lookback;

import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;

/**
 * Where a search returns to from a dead end, other than to the last decision.
 *
 * <p>Each variable has a conflict set, the decisions to which it has lost values. When none is
 * left, these decisions are inconsistent together. The search returns to one of them, the target;
 * when that one has been undone, the others join the conflict set of its variable. So a look-back
 * answers three questions: what is the conflict set, which decision is the target, and what joins
 * its conflict set on the way back.
 */
public interface LookBack {

  /** Puts a look-back to work on one run, as in {@code ConflictDirectedBackjumping::new}. */
  @FunctionalInterface
  interface Maker {
    /** Returns the look-back on these domains. */
    LookBack on(Domains domains, Assignment assignment);
  }

  /**
   * Determines the conflict set of a value that was tried and failed at once.
   *
   * @param x the variable, whose decision still stands
   * @param y the variable that is left without a value: {@code x} itself if its value is in
   *     conflict with the past
   */
  void failedAtOnce(int x, int y);

  /**
   * Determines the conflict set of a solution from which the search goes on: all of its decisions.
   *
   * @param level the level of the last of them
   */
  void solved(int level);

  /**
   * Determines the conflict set of {@code x}, which has no value left.
   *
   * @return the level of the decision to return to, or 0 if there is no solution, whatever is
   *     decided
   */
  int target(int x);

  /**
   * Adds the conflict set that was determined last to that of {@code x}, less the decision of
   * {@code level}, which was that on {@code x} and has just been undone.
   */
  void union(int x, int level);

  /** Returns whether it is defined with a look-ahead that keeps up this level of consistency. */
  boolean goesWith(Consistency.Level lookAhead);

  /**
   * Returns the look-aheads with which it is defined, and why no others, as the end of the sentence
   * that begins with its name and "is defined".
   */
  String definedWith();
}
