package org.cspworkbench.core.trace;

/**
 * What a run has counted so far: plain fields, raised by the kernel as it works, whether or not a
 * trace is running.
 *
 * <p>A measure of its own: the recording contains what happened, the counters how often, and
 * replaying the trace counts the same.
 */
public final class Counters {

  /** Values tried. A refutation, x ≠ v after x = v has failed, is not a node. */
  public long nodes;

  /**
   * Contradictions: a violated constraint or an empty domain, after x = v or after x ≠ v. In plain
   * backtracking each inconsistent value is one.
   */
  public long fails;

  /** Returns of the search to an earlier decision; a jump over several is one. */
  public long backtracks;

  /** Backtracks that undo more than one decision. */
  public long jumps;

  /**
   * Values removed by inference. What an assignment sets aside is not counted, nor a value undone.
   */
  public long prunings;

  /**
   * Questions "is (a, b) allowed?". An algorithm that asks 64 questions by one word counts one, and
   * its description names that unit.
   */
  public long checks;

  /**
   * Calls of revise: one arc, or, where a fixed variable is applied to a neighbour as a whole, one
   * neighbour.
   */
  public long revisions;

  /**
   * Values given to a variable by local search, the first as well as those that take the place of
   * another.
   */
  public long moves;

  /** Runs from the givens: 1 for a search without restarts. */
  public long attempts;

  /** The largest number of decisions at one time. */
  public long maxDepth;

  /** Solutions found. */
  public long solutions;

  /** Takes over the values of {@code other}. */
  public void set(Counters other) {
    reset();
    add(other);
  }

  /** Sets everything to 0. */
  public void reset() {
    nodes = 0;
    fails = 0;
    backtracks = 0;
    jumps = 0;
    prunings = 0;
    checks = 0;
    revisions = 0;
    moves = 0;
    attempts = 0;
    maxDepth = 0;
    solutions = 0;
  }

  /** Adds what {@code other} has counted; the greatest depth is the greater of the two. */
  public void add(Counters other) {
    nodes += other.nodes;
    fails += other.fails;
    backtracks += other.backtracks;
    jumps += other.jumps;
    prunings += other.prunings;
    checks += other.checks;
    revisions += other.revisions;
    moves += other.moves;
    attempts += other.attempts;
    maxDepth = Math.max(maxDepth, other.maxDepth);
    solutions += other.solutions;
  }

  /** Returns a copy that goes its own way. */
  public Counters copy() {
    Counters copy = new Counters();
    copy.set(this);
    return copy;
  }

  /** Returns all numbers with their names, such as {@code nodes=12, fails=3, …}. */
  @Override
  public String toString() {
    return String.format(
        "nodes=%d, fails=%d, backtracks=%d, jumps=%d, prunings=%d, checks=%d, revisions=%d,"
            + " moves=%d, attempts=%d, maxDepth=%d, solutions=%d",
        nodes,
        fails,
        backtracks,
        jumps,
        prunings,
        checks,
        revisions,
        moves,
        attempts,
        maxDepth,
        solutions);
  }
}
