package org.cspworkbench.presentation.paint;

/**
 * From a cause to what it does.
 *
 * @param from the variable that is the cause
 * @param to the variable to which it happens
 * @param value the index of the value of {@code to} that is hit, or {@code NONE} if all of it is
 * @param kind what happens
 */
public record Arrow(int from, int to, int value, Kind kind) {

  /** What an arrow stands for. */
  public enum Kind {
    /** The cause rules a value out. */
    REMOVES,
    /** The one is being checked against the other. */
    CHECKS
  }
}
