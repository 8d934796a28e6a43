/**
 * The generator of Sudoku puzzles: complete grids in {@code fill}, the selection of their givens in
 * {@code givens}, and shared types here. All random numbers come from a stream that the caller
 * provides, so that puzzle number k of a seed is always the same. This package must not depend on
 * any user interface.
 */
@NullMarked
package org.cspworkbench.generator;

import org.jspecify.annotations.NullMarked;
