/**
 * A Sudoku that a person solves: what stands on the sheet, hints and errors, the clock, stages that
 * a solver does, and the saved game as text. Nothing here opens files or starts threads, and no
 * sentence is written here except what is wrong with a saved game.
 */
@NullMarked
package org.cspworkbench.presentation.game;

import org.jspecify.annotations.NullMarked;
