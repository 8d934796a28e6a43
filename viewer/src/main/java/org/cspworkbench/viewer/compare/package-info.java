/**
 * The comparison of up to four solvers on one problem, side by side and synchronised, or of all on
 * a file of puzzles; the measurement of their times.
 */
@NullMarked
package org.cspworkbench.viewer.compare;

import org.jspecify.annotations.NullMarked;
