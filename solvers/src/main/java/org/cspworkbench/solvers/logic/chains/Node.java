package org.cspworkbench.solvers.logic.chains;

import org.cspworkbench.solvers.logic.position.CellSet;
import org.jspecify.annotations.Nullable;

/**
 * A statement that a chain goes through: a digit is in one of these cells.
 *
 * <p>Implements {@code equals} and {@code hashCode} itself, because the generated methods of a
 * record take longer at their first use than most puzzles.
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
