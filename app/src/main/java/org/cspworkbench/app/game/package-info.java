/**
 * A Sudoku that a person solves: what stands on the sheet, hints and errors, the clock, stages that
 * a solver does, and the saved game. Knows no screen, and speaks no language: what is to be said is
 * said by whoever shows it.
 */
@NullMarked
package org.cspworkbench.app.game;

import org.jspecify.annotations.NullMarked;
