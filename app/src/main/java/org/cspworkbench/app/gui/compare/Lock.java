package org.cspworkbench.app.gui.compare;

/** What keeps the boards together: what is counted on the scale along which all of them move. */
public enum Lock {
  /** Events: every board has gone over as many. */
  EVENT,
  /**
   * Decisions: every solver has tried as many values, moved as many variables or applied as many
   * techniques.
   */
  DECISION,
  /** Time: every solver has worked as long, as measured without recording. */
  REAL_TIME;

  /** The one that comes after this one, and after the last the first. */
  public Lock next() {
    return switch (this) {
      case EVENT -> DECISION;
      case DECISION -> REAL_TIME;
      case REAL_TIME -> EVENT;
    };
  }
}
