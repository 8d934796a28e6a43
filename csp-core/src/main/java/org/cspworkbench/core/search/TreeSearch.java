package org.cspworkbench.core.search;

import org.jspecify.annotations.Nullable;

/** How a run walks through the tree of all decisions, attempt by attempt. */
interface TreeSearch {

  /** Undoes every decision that still stands. */
  void returnToRoot();

  /**
   * Makes one attempt, from the root.
   *
   * @param fails after how many contradictions it ends, unless nothing more can be learnt from that
   * @param wanted how many solutions are enough
   * @return how the search ended, or {@code null} if only this attempt did
   */
  @Nullable Ending search(long fails, long wanted);

  /**
   * Continues the attempt that a limit has ended, as if there had been none.
   *
   * @return as {@link #search}
   * @throws UnsupportedOperationException if the search cannot be paused
   */
  default @Nullable Ending resume() {
    throw new UnsupportedOperationException("this search cannot be paused");
  }
}
