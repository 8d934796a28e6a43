package org.cspworkbench.presentation.input;

/** What is wrong with how a solver is named or set, in one sentence without capital and period. */
public final class SolverFault extends Exception {

  SolverFault(String sentence) {
    super(sentence);
  }

  /** The sentence. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
