package org.cspworkbench.solvers;

import org.cspworkbench.core.trace.Counters;

/**
 * What a run counted, and how long it took. {@link Counters} defines each number.
 *
 * @param nodes values tried
 * @param fails contradictions
 * @param backtracks returns to an earlier decision
 * @param revisions calls of revise
 * @param checks questions "is (a, b) allowed?", in the unit that the solver declares
 * @param prunings values removed by inference
 * @param moves values given by local search
 * @param attempts runs from the givens
 * @param maxDepth the largest number of decisions that stood at one time
 * @param timeNanos time on the clock, in nanoseconds, without the compilation of the problem
 */
public record Statistics(
    long nodes,
    long fails,
    long backtracks,
    long revisions,
    long checks,
    long prunings,
    long moves,
    long attempts,
    long maxDepth,
    long timeNanos) {

  /** Returns what {@code counters} hold by now. */
  public static Statistics of(Counters counters, long timeNanos) {
    return new Statistics(
        counters.nodes,
        counters.fails,
        counters.backtracks,
        counters.revisions,
        counters.checks,
        counters.prunings,
        counters.moves,
        counters.attempts,
        counters.maxDepth,
        timeNanos);
  }

  /** Returns the same with another time. */
  public Statistics withTimeNanos(long newTimeNanos) {
    return new Statistics(
        nodes,
        fails,
        backtracks,
        revisions,
        checks,
        prunings,
        moves,
        attempts,
        maxDepth,
        newTimeNanos);
  }

  /** How often a new attempt was started: one less than the attempts. */
  public long restarts() {
    return attempts - 1;
  }
}
