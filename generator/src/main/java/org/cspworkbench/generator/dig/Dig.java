package org.cspworkbench.generator.dig;

import java.util.Arrays;
import java.util.Optional;

/** A way to choose the givens of a complete grid that make up a puzzle. */
public enum Dig {
  /** Cells are blanked in random order as long as the solution stays the only one. */
  RANDOM("random"),
  /** A random set of givens is drawn, again and again, until it has one solution. */
  MASK("mask"),
  /**
   * Cells are blanked until no given is left that could be blanked too, or no group of givens that
   * belong together by symmetry.
   */
  MINIMAL("minimal"),
  /** The same, drawn again until no single given could be blanked, whatever its symmetry. */
  STRICT("strict");

  private final String id;

  Dig(String id) {
    this.id = id;
  }

  /** Returns the way of this id, if there is one. */
  public static Optional<Dig> of(String id) {
    return Arrays.stream(values()).filter(dig -> dig.id.equals(id)).findFirst();
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
