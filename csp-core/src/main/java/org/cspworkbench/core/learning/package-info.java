/**
 * Learning from contradictions: the reason of each event in the log of the domains, the analysis
 * that finds the nogood behind a contradiction, the nogoods that are kept, and the orders that
 * follow them; and the same reasons found again in a trace. The loop of the search calls this
 * package, which must not depend on the loop or on any problem.
 */
@NullMarked
package org.cspworkbench.core.learning;

import org.jspecify.annotations.NullMarked;
