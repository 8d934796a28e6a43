/**
 * The workspace that compares solvers: up to four on one problem, side by side and synchronised, or
 * all on a file of puzzles. Its models need no screen; the components display them.
 */
@NullMarked
package org.cspworkbench.app.gui.compare;

import org.jspecify.annotations.NullMarked;
