/**
 * Makes Sudoku: complete grids in {@code fill}, puzzles from them in {@code dig}. Here lives what
 * both need. Everything is drawn from a stream of random numbers that the caller starts, so that
 * puzzle number k of a seed is the same whoever makes it. Nothing here may know of any screen.
 */
@NullMarked
package org.cspworkbench.generator;

import org.jspecify.annotations.NullMarked;
