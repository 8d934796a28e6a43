/**
 * A Sudoku as people know it: shapes with their units, grids of givens and values, candidates,
 * conflicts, and the statement of the puzzle as a constraint satisfaction problem. Everything here
 * is immutable. Nothing in this package may know how a puzzle is solved, rated, made, read or
 * drawn.
 */
@NullMarked
package org.cspworkbench.sudoku;

import org.jspecify.annotations.NullMarked;
