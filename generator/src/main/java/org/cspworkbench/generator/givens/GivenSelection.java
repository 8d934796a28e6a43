package org.cspworkbench.generator.givens;

/** A way to select the cells of a complete grid that are the givens of a puzzle. */
public enum GivenSelection {
  /** Givens are removed in random order as long as the solution stays the only one. */
  RANDOM("random"),
  /** A random set of givens is drawn, again and again, until it has one solution. */
  MASK("mask"),
  /**
   * Givens are removed until no further given could be removed, or no further group of givens that
   * belong together by symmetry.
   */
  MINIMAL("minimal"),
  /** The same, drawn again until no single given could be removed, whatever the symmetry. */
  STRICT("strict");

  private final String id;

  GivenSelection(String id) {
    this.id = id;
  }

  /** Returns its name on the command line, such as {@code random}. */
  public String id() {
    return id;
  }

  @Override
  public String toString() {
    return id;
  }
}
