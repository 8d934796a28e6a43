package org.cspworkbench.solvers.logic.position;

import org.jspecify.annotations.Nullable;

/**
 * A digit in a cell.
 *
 * <p>Says itself what is equal and how it is hashed: what the virtual machine makes of a record for
 * that takes longer at its first use than many a puzzle.
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
