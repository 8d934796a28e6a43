/** Runs of solvers, what is known of them at a position, and work in the background. */
@NullMarked
package org.cspworkbench.viewer.run;

import org.jspecify.annotations.NullMarked;
