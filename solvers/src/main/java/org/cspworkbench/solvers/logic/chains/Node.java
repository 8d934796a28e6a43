package org.cspworkbench.solvers.logic.chains;

import org.cspworkbench.solvers.logic.position.CellSet;
import org.jspecify.annotations.Nullable;

/**
 * A statement that a chain goes through: a digit is in one of these cells.
 *
 * <p>Says itself what is equal and how it is hashed: what the virtual machine makes of a record for
 * that takes longer at its first use than many a puzzle.
 *
 * @param cells one cell; or several, of which each sees the others, for a group
 * @param digit the digit
 */
record Node(CellSet cells, int digit) {

  boolean isSingle() {
    return cells.size() == 1;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Node that && digit == that.digit && cells.equals(that.cells);
  }

  @Override
  public int hashCode() {
    return 31 * cells.hashCode() + digit;
  }
}
