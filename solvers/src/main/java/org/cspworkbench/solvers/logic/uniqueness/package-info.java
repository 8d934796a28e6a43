/** What follows from a puzzle having exactly one solution. Plain Sudoku only. */
@NullMarked
package org.cspworkbench.solvers.logic.uniqueness;

import org.jspecify.annotations.NullMarked;
