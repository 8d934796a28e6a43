/** As many digits as cells. */
@NullMarked
package org.cspworkbench.solvers.logic.subsets;

import org.jspecify.annotations.NullMarked;
