/** Runs of solvers, and the work beside the display. */
@NullMarked
package org.cspworkbench.viewer.run;

import org.jspecify.annotations.NullMarked;
