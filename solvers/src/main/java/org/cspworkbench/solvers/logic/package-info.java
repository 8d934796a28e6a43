/**
 * Solves a Sudoku as a person does, one step after the other, each with its reason: the table of
 * techniques, the solver that takes the easiest that applies, ratings and hints. The techniques
 * live in one package for each idea. Nothing in these packages may reach a search, or know the
 * solution.
 */
@NullMarked
package org.cspworkbench.solvers.logic;

import org.jspecify.annotations.NullMarked;
