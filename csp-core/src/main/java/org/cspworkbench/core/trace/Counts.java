package org.cspworkbench.core.trace;

/** What a run has counted so far, to be read. */
public interface Counts {

  /** Returns the number of values tried. A refutation, x ≠ v after x = v has failed, is none. */
  long nodes();

  /**
   * Returns the number of contradictions: a violated constraint or an empty domain, after x = v or
   * after x ≠ v. In plain backtracking each inconsistent value is one.
   */
  long fails();

  /** Returns the number of returns to an earlier decision; a jump over several is one. */
  long backtracks();

  /** Returns the number of backtracks that undo more than one decision. */
  long jumps();

  /**
   * Returns the number of values removed by inference. What an assignment sets aside is not
   * counted, nor a value undone.
   */
  long prunings();

  /**
   * Returns the number of questions "is (a, b) allowed?". An algorithm that asks 64 questions by
   * one word counts one, and its description names that unit.
   */
  long checks();

  /**
   * Returns the number of calls of revise: one arc, or, where a fixed variable is applied to a
   * neighbour as a whole, one neighbour.
   */
  long revisions();

  /**
   * Returns the number of values given to a variable by local search, the first as well as those
   * that take the place of another.
   */
  long moves();

  /** Returns the number of runs from the givens: 1 for a search without restarts. */
  long attempts();

  /** Returns the largest number of decisions at one time. */
  long maxDepth();

  /** Returns the number of solutions found. */
  long solutions();

  /** Returns a copy that goes its own way. */
  default Counters copy() {
    Counters copy = new Counters();
    copy.set(this);
    return copy;
  }
}
