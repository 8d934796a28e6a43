/**
 * The game of a user who solves a Sudoku: the filled cells and notes, advice and errors, the clock,
 * stages done by a solver, and the saved game as text. This package must not open files or start
 * threads; its only messages are the faults of a saved game.
 */
@NullMarked
package org.cspworkbench.presentation.game;

import org.jspecify.annotations.NullMarked;
