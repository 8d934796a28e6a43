/**
 * Look-back from a dead end, one class for each name in the textbooks: the conflict set, the target
 * of the jump, and the union on the way back. The loop of the search undoes the decisions and calls
 * this package for the target; the kernel stores the conflict sets. This package must not depend on
 * the loop or on any problem.
 */
@NullMarked
package org.cspworkbench.core.search.lookback;

import org.jspecify.annotations.NullMarked;
