package org.cspworkbench.solvers;

import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Ending;

/** What a solver has to say at the end. */
public sealed interface Outcome {

  /**
   * As many solutions as were wanted were found, or there are no more than the one or more that
   * were.
   */
  record Solved() implements Outcome {}

  /** It is proved that there is no solution. */
  record Unsatisfiable() implements Outcome {}

  /**
   * An incomplete solver can get no further, and does not know whether there is a solution.
   *
   * @param reached what it has found out by then
   */
  record Stalled(PartialSolution reached) implements Outcome {}

  /**
   * A solver that never goes back has come to a contradiction. There may be a solution all the
   * same.
   *
   * @param variable the variable that has no value left
   * @param mostAssigned how many variables had a value by then
   */
  record DeadEnd(Variable variable, int mostAssigned) implements Outcome {}

  /**
   * A limit was reached before the answer was known.
   *
   * @param limit which
   * @param mostAssigned the largest number of variables that had a value when the solver had to
   *     stop or start anew; in local search, where all have one, that were in no conflict
   */
  record GaveUp(Limit limit, int mostAssigned) implements Outcome {}

  /** Somebody asked the solver to stop. */
  record Cancelled() implements Outcome {}

  /**
   * Returns what is to be said of a run that ended like this, with this many solutions.
   *
   * @throws IllegalArgumentException if it stalled: how far it got has to be said, too
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

  /** What a solver ran out of. */
  enum Limit {
    /** Time on the clock. */
    TIME,
    /** Values tried, or in local search moves. */
    NODES,
    /** Contradictions. */
    FAILS,
    /** Runs from the givens. */
    ATTEMPTS
  }
}
