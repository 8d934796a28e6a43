/** One digit, its strong links painted in two colours; and a few fixed patterns of such links. */
@NullMarked
package org.cspworkbench.solvers.logic.colours;

import org.jspecify.annotations.NullMarked;
