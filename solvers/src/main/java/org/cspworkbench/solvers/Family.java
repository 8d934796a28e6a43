package org.cspworkbench.solvers;

/** The families of solvers, in teaching order. */
public enum Family {
  /** Solvers that try values and backtrack when one fails. */
  BACKTRACKING("Backtracking"),
  /** Solvers that propagate after each decision. */
  LOOK_AHEAD("Look-ahead"),
  /** Solvers that collapse the cell of least entropy at random. */
  WAVE_FUNCTION_COLLAPSE("Wave function collapse"),
  /** Solvers that apply human techniques. */
  LOGIC("Human logic"),
  /** Solvers that choose options so that each item is covered once. */
  EXACT_COVER("Exact cover"),
  /** Solvers that assign all variables and repair conflicts. */
  LOCAL_SEARCH("Local search"),
  /** Solvers for one kind of puzzle with operations on words of bits. */
  BITBOARD("Bitboards"),
  /** A search composed of parts. */
  CUSTOM("Composed of parts");

  private final String title;

  Family(String title) {
    this.title = title;
  }

  /** Returns the display name. */
  public String title() {
    return title;
  }
}
