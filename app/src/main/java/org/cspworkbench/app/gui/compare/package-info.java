/**
 * The workspace in which solvers are compared: up to four at one problem, side by side and locked
 * together, or each at a whole file of puzzles. Its models need no screen; the components show
 * them.
 */
@NullMarked
package org.cspworkbench.app.gui.compare;

import org.jspecify.annotations.NullMarked;
