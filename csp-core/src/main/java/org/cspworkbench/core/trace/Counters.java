package org.cspworkbench.core.trace;

/**
 * What a run has counted so far: plain fields, raised by the kernel and the search as they work,
 * whether or not a trace is running. Everything else reads them as {@link Counts}.
 *
 * <p>A measure of its own: the recording contains what happened, the counters how often, and
 * replaying the trace counts the same.
 */
public final class Counters implements Counts {

  private static final int CHECKS_A_UNIT = 16;
  private static final int LITERALS_A_UNIT = 4;

  /** What {@link #nodes()} returns. */
  public long nodes;

  /** What {@link #fails()} returns. */
  public long fails;

  /** What {@link #backtracks()} returns. */
  public long backtracks;

  /** What {@link #jumps()} returns. */
  public long jumps;

  /** What {@link #prunings()} returns. */
  public long prunings;

  /** What {@link #checks()} returns. */
  public long checks;

  /** What {@link #revisions()} returns. */
  public long revisions;

  /** What {@link #moves()} returns. */
  public long moves;

  /** What {@link #attempts()} returns. */
  public long attempts;

  /** What {@link #maxDepth()} returns. */
  public long maxDepth;

  /** What {@link #solutions()} returns. */
  public long solutions;

  /** How many literals reasons and watched nogoods were read from: work that no other counts. */
  public long literals;

  /** Takes over the values of {@code other}. */
  public void set(Counts other) {
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
    literals = 0;
  }

  /** Adds what {@code other} has counted; the greatest depth is the greater of the two. */
  public void add(Counts other) {
    nodes += other.nodes();
    fails += other.fails();
    backtracks += other.backtracks();
    jumps += other.jumps();
    prunings += other.prunings();
    checks += other.checks();
    revisions += other.revisions();
    moves += other.moves();
    attempts += other.attempts();
    maxDepth = Math.max(maxDepth, other.maxDepth());
    solutions += other.solutions();
  }

  /**
   * Returns how much work the run has done, in units of about one revision. It depends on the run
   * alone and not on the machine, and compares searches of one problem, whatever a contradiction
   * costs each of them.
   */
  public long work() {
    return revisions + prunings + checks / CHECKS_A_UNIT + literals / LITERALS_A_UNIT;
  }

  @Override
  public long nodes() {
    return nodes;
  }

  @Override
  public long fails() {
    return fails;
  }

  @Override
  public long backtracks() {
    return backtracks;
  }

  @Override
  public long jumps() {
    return jumps;
  }

  @Override
  public long prunings() {
    return prunings;
  }

  @Override
  public long checks() {
    return checks;
  }

  @Override
  public long revisions() {
    return revisions;
  }

  @Override
  public long moves() {
    return moves;
  }

  @Override
  public long attempts() {
    return attempts;
  }

  @Override
  public long maxDepth() {
    return maxDepth;
  }

  @Override
  public long solutions() {
    return solutions;
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
