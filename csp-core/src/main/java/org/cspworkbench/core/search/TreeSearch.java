package org.cspworkbench.core.search;

import org.jspecify.annotations.Nullable;

/** How a run walks through the tree of all decisions, attempt by attempt. */
interface TreeSearch {

  /** Takes back every decision that still stands. */
  void returnToRoot();

  /** At the root, what earlier attempts have found and learnt; whether that leaves anything. */
  boolean takeUpWhatIsKnown();

  /**
   * Makes one attempt, from the root.
   *
   * @param fails after how many contradictions it ends, unless nothing more can be learnt from that
   * @param wanted how many solutions are enough
   * @return how the search ended, or {@code null} if only this attempt did
   */
  @Nullable Ending search(long fails, long wanted);
}
