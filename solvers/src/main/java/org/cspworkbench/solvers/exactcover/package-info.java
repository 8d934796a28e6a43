/**
 * Exact cover: options, the items that they cover, dancing links, which find every choice of
 * options that covers each item once, and the conversion of problems into this form. This package
 * must not depend on Sudoku.
 */
@NullMarked
package org.cspworkbench.solvers.exactcover;

import org.jspecify.annotations.NullMarked;
