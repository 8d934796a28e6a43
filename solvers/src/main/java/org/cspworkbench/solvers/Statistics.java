package org.cspworkbench.solvers;

import org.cspworkbench.core.trace.Counts;

/**
 * The counters of a run, and its duration. {@link Counts} defines each number.
 *
 * @param nodes values tried
 * @param fails contradictions
 * @param backtracks returns to an earlier decision
 * @param revisions calls of revise
 * @param checks questions "is (a, b) allowed?", in the unit that the solver declares
 * @param prunings values removed by inference
 * @param moves values assigned by local search
 * @param attempts runs from the givens
 * @param maxDepth the largest number of decisions at one time
 * @param timeNanos elapsed time, in nanoseconds, without the compilation of the problem
 * @param dependsOnTiming whether the counters depend on which of several threads was first
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
    long timeNanos,
    boolean dependsOnTiming) {

  /**
   * Creates statistics that do not depend on timing.
   *
   * @param nodes values tried
   * @param fails contradictions
   * @param backtracks returns to an earlier decision
   * @param revisions calls of revise
   * @param checks questions "is (a, b) allowed?"
   * @param prunings values removed by inference
   * @param moves values assigned by local search
   * @param attempts runs from the givens
   * @param maxDepth the largest number of decisions at one time
   * @param timeNanos elapsed time, in nanoseconds
   */
  public Statistics(
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
    this(
        nodes,
        fails,
        backtracks,
        revisions,
        checks,
        prunings,
        moves,
        attempts,
        maxDepth,
        timeNanos,
        false);
  }

  /** Returns the statistics of {@code counters}. */
  public static Statistics of(Counts counters, long timeNanos) {
    return new Statistics(
        counters.nodes(),
        counters.fails(),
        counters.backtracks(),
        counters.revisions(),
        counters.checks(),
        counters.prunings(),
        counters.moves(),
        counters.attempts(),
        counters.maxDepth(),
        timeNanos);
  }

  /** Returns these statistics with another time. */
  public Statistics withTimeNanos(long newTimeNanos) {
    return with(newTimeNanos, dependsOnTiming);
  }

  /** Returns these statistics, marked as counters that depend on which thread was first. */
  public Statistics dependingOnTiming() {
    return with(timeNanos, true);
  }

  private Statistics with(long newTimeNanos, boolean newDependsOnTiming) {
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
        newTimeNanos,
        newDependsOnTiming);
  }

  /** Returns the counters of this run and of one that came after it, and the time of both. */
  public Statistics plus(Statistics next) {
    return new Statistics(
        nodes + next.nodes,
        fails + next.fails,
        backtracks + next.backtracks,
        revisions + next.revisions,
        checks + next.checks,
        prunings + next.prunings,
        moves + next.moves,
        attempts + next.attempts,
        Math.max(maxDepth, next.maxDepth),
        timeNanos + next.timeNanos,
        dependsOnTiming || next.dependsOnTiming);
  }

  /** Returns the number of restarts: one less than the attempts. */
  public long restarts() {
    return attempts - 1;
  }
}
