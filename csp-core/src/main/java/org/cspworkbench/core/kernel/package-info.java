/**
 * The compiled form of a problem, and the state of one run over it: arcs in flat arrays, domains as
 * bit sets over value indices, the assignment, the trail that undoes them. Nothing here makes
 * decisions or allocates memory during search; the algorithms are in other packages.
 */
@NullMarked
package org.cspworkbench.core.kernel;

import org.jspecify.annotations.NullMarked;
