/** Runs of solvers, and work in the background. */
@NullMarked
package org.cspworkbench.viewer.run;

import org.jspecify.annotations.NullMarked;
