/**
 * The workspace for solving a Sudoku: the board with the candidates of a cell, hints below, the
 * game and the solver's help at the right. Its models need no screen.
 */
@NullMarked
package org.cspworkbench.app.gui.play;

import org.jspecify.annotations.NullMarked;
