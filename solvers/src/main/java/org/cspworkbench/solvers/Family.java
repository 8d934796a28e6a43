package org.cspworkbench.solvers;

/** The families of solvers, in teaching order. */
public enum Family {
  /** Try values, go back when one is wrong. */
  BACKTRACKING("Backtracking"),
  /** Draw consequences after each decision. */
  LOOK_AHEAD("Look-ahead"),
  /** Collapse the cell of least entropy at random. */
  WAVE_FUNCTION_COLLAPSE("Wave function collapse"),
  /** Conclude as a person does, step by step. */
  LOGIC("Human logic"),
  /** Choose options so that each item is covered once. */
  EXACT_COVER("Exact cover"),
  /** Give every variable a value and mend what is wrong. */
  LOCAL_SEARCH("Local search"),
  /** Work on one kind of puzzle with words of bits. */
  BITBOARD("Bitboards"),
  /** Compose a search of parts. */
  CUSTOM("Composed of parts");

  private final String title;

  Family(String title) {
    this.title = title;
  }

  /** Its name for people. */
  public String title() {
    return title;
  }
}
