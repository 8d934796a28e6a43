/**
 * How a search looks back from a dead end, one class for each name in the textbooks: its conflict
 * set, the target of the jump, and the union on the way back. The loop of the search undoes the
 * decisions and asks here where to go; the kernel keeps the conflict sets. Nothing here may know of
 * the loop or of any problem.
 */
@NullMarked
package org.cspworkbench.core.search.lookback;

import org.jspecify.annotations.NullMarked;
