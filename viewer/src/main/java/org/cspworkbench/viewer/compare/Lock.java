package org.cspworkbench.viewer.compare;

/** The unit by which the boards are synchronized, that is, the unit of their common scale. */
public enum Lock {
  /** Events: all boards have replayed the same number of events. */
  EVENT,
  /**
   * Decisions: all solvers have tried the same number of values, made the same number of moves, or
   * applied the same number of techniques.
   */
  DECISION,
  /** Time: all solvers have run for the same time, as measured without recording. */
  REAL_TIME;

  /** Returns the next unit; the first one follows the last. */
  public Lock next() {
    return switch (this) {
      case EVENT -> DECISION;
      case DECISION -> REAL_TIME;
      case REAL_TIME -> EVENT;
    };
  }
}
