package org.cspworkbench.solvers.logic.technique;

import org.cspworkbench.solvers.logic.position.CellSet;

/**
 * A link of a chain, from one statement "the digit is in one of these cells" to the next.
 *
 * @param from the cells of the first statement, mostly one
 * @param fromDigit its digit
 * @param to the cells of the second
 * @param toDigit its digit
 * @param kind how the two are linked
 */
public record Link(CellSet from, int fromDigit, CellSet to, int toDigit, Kind kind) {

  /** How two statements are linked. */
  public enum Kind {
    /** If the first is false, the second is true. */
    STRONG,
    /** If the first is true, the second is false. */
    WEAK
  }
}
