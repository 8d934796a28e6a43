package org.cspworkbench.solvers.logic.chains;

import org.cspworkbench.solvers.logic.position.CellSet;

/**
 * A statement that a chain goes through: a digit is in one of these cells.
 *
 * @param cells one cell; or several, of which each sees the others, for a group
 * @param digit the digit
 */
record Node(CellSet cells, int digit) {

  boolean isSingle() {
    return cells.size() == 1;
  }
}
