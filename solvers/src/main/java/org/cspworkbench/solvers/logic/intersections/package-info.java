/** Digits that are locked into the cells that two units share. */
@NullMarked
package org.cspworkbench.solvers.logic.intersections;

import org.jspecify.annotations.NullMarked;
