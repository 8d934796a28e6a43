package org.cspworkbench.presentation.input;

/**
 * Thrown if a solver or its parameters are invalid. The message is a sentence without capital and
 * period.
 */
public final class SolverFault extends Exception {

  SolverFault(String sentence) {
    super(sentence);
  }

  /** Returns the message. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
