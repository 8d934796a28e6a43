/**
 * Exact cover: options, items that they cover, and dancing links, which find every choice of
 * options that covers each item once. A problem is put into that form here. Nothing here may know
 * Sudoku.
 */
@NullMarked
package org.cspworkbench.solvers.exactcover;

import org.jspecify.annotations.NullMarked;
