/**
 * The compiled form of a problem, and the state of one run over it: arcs in flat arrays, domains as
 * bit sets over value indices, the assignment, the trail that undoes them. Nothing here decides
 * anything, and nothing allocates during search. Algorithms live in the packages above.
 */
@NullMarked
package org.cspworkbench.core.network;

import org.jspecify.annotations.NullMarked;
