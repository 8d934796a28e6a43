/** One digit in as many lines as other lines: fish with and without fins. */
@NullMarked
package org.cspworkbench.solvers.logic.fish;

import org.jspecify.annotations.NullMarked;
