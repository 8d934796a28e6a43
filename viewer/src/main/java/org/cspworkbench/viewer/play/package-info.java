/**
 * A Sudoku that is played: the game and its view, hints and help, new games, the strip of remarks.
 */
@NullMarked
package org.cspworkbench.viewer.play;

import org.jspecify.annotations.NullMarked;
