package org.cspworkbench.solvers;

import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Ending;

/** The outcome of a run. */
public sealed interface Outcome {

  /** All requested solutions were found, or at least one and there are no more. */
  record Solved() implements Outcome {}

  /** The search proved that there is no solution. */
  record Unsatisfiable() implements Outcome {}

  /**
   * An incomplete solver cannot continue, and it is not known whether there is a solution.
   *
   * @param reached the values found so far
   */
  record Stalled(PartialSolution reached) implements Outcome {}

  /**
   * A solver that never backtracks has reached a contradiction. There may still be a solution.
   *
   * @param variable the variable that has no value left
   * @param mostAssigned how many variables had a value by then
   */
  record DeadEnd(Variable variable, int mostAssigned) implements Outcome {}

  /**
   * A limit was reached before the answer was known.
   *
   * @param limit which
   * @param mostAssigned the largest number of variables that had a value when the solver stopped or
   *     restarted; in local search, the number of variables without conflict
   */
  record GaveUp(Limit limit, int mostAssigned) implements Outcome {}

  /** The run was cancelled. */
  record Cancelled() implements Outcome {}

  /**
   * Returns the outcome of a run with this ending and number of solutions.
   *
   * @throws IllegalArgumentException if it stalled, because that outcome includes the values found
   */
  static Outcome of(Ending ending, long solutions, int mostAssigned) {
    return switch (ending) {
      case ENOUGH -> new Solved();
      case EXHAUSTED -> solutions > 0 ? new Solved() : new Unsatisfiable();
      case NODES -> new GaveUp(Limit.NODES, mostAssigned);
      case FAILS -> new GaveUp(Limit.FAILS, mostAssigned);
      case ATTEMPTS -> new GaveUp(Limit.ATTEMPTS, mostAssigned);
      case TIME -> new GaveUp(Limit.TIME, mostAssigned);
      case CANCELLED -> new Cancelled();
      case STALLED -> throw new IllegalArgumentException("how far it got is not known");
    };
  }

  /** The limit that ended a run. */
  enum Limit {
    /** Elapsed time. */
    TIME,
    /** Values tried or, in local search, moves. */
    NODES,
    /** Contradictions. */
    FAILS,
    /** Runs from the givens. */
    ATTEMPTS
  }
}
