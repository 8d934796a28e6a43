/**
 * Human logic: the list of techniques, the solver that applies the easiest one at each step,
 * ratings and hints. The techniques are in one package for each idea. These packages must not
 * search or use the solution.
 */
@NullMarked
package org.cspworkbench.solvers.logic;

import org.jspecify.annotations.NullMarked;
