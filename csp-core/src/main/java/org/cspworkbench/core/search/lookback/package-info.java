/**
 * How a search looks back from a dead end, one class for each name in the textbooks. The loop of
 * the search jumps; what a jump rests on, the reasons that the kernel keeps, is refined here.
 * Nothing here may know of the loop or of any problem.
 */
@NullMarked
package org.cspworkbench.core.search.lookback;

import org.jspecify.annotations.NullMarked;
