/**
 * Comparisons of solvers on the same problems, for the command line and the window: every solver
 * runs once on each problem, then all are timed by the protocol of {@code timing}. The caller
 * supplies the problems one by one, and the thread. This package must not open files or depend on a
 * screen.
 */
@NullMarked
package org.cspworkbench.presentation.comparison;

import org.jspecify.annotations.NullMarked;
