package org.cspworkbench.core.search;

/**
 * What several searches for the best solution of one problem know of each other: the cost of the
 * best solution that any of them has found. The cost is the left-hand side that {@link
 * Search#optimise} makes small; of a sum to be made large, it is the negated sum.
 */
public interface SharedBound {

  /**
   * Returns the most that a solution may cost that is still of interest. It never rises. Called
   * often, by each search in its own thread.
   */
  long most();

  /** The search has found the solution that it has just reported, which costs {@code cost}. */
  void found(long cost);

  /** Returns the fixed bound {@code most}. */
  static SharedBound atMost(long most) {
    return new SharedBound() {
      @Override
      public long most() {
        return most;
      }

      @Override
      public void found(long cost) {}
    };
  }
}
