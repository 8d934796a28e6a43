package org.cspworkbench.presentation.moment;

/**
 * An arrow from a cause to its effect.
 *
 * @param from the variable that is the cause
 * @param to the variable that is affected
 * @param value the index of the affected value of {@code to}, or {@code NONE} for the whole
 *     variable
 * @param kind the kind of effect
 */
public record Arrow(int from, int to, int value, Kind kind) {

  /** A kind of effect. */
  public enum Kind {
    /** The cause removes a value. */
    REMOVES,
    /** The one variable is checked against the other. */
    CHECKS
  }
}
