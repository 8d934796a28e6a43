/**
 * The workspace in which a person solves a Sudoku: the board with the values that a cell can take
 * beside it, hints below, the game and the solver's help at the right. What is shown is held by
 * models that need no screen.
 */
@NullMarked
package org.cspworkbench.app.gui.play;

import org.jspecify.annotations.NullMarked;
