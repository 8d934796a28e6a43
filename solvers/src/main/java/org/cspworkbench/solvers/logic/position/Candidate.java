package org.cspworkbench.solvers.logic.position;

import org.jspecify.annotations.Nullable;

/**
 * A digit in a cell.
 *
 * <p>Implements {@code equals} and {@code hashCode} itself, because the generated methods of a
 * record take longer at their first use than most puzzles.
 *
 * @param cell the cell
 * @param digit the digit, from 1
 */
public record Candidate(int cell, int digit) {

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Candidate that && cell == that.cell && digit == that.digit;
  }

  @Override
  public int hashCode() {
    return 31 * cell + digit;
  }
}
