/**
 * The model of Sudoku: shapes with their units, grids of givens and values, candidates, conflicts,
 * and the puzzle as a constraint satisfaction problem. All types are immutable. This package must
 * not depend on code that solves, rates, generates, reads or draws puzzles.
 */
@NullMarked
package org.cspworkbench.sudoku;

import org.jspecify.annotations.NullMarked;
