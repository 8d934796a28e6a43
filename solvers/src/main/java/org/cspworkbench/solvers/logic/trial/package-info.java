/** The last resort: assume a candidate and show where that leads. */
@NullMarked
package org.cspworkbench.solvers.logic.trial;

import org.jspecify.annotations.NullMarked;
