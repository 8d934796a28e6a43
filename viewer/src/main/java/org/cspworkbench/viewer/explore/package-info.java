/**
 * The search tree, the state at each node, the values that could be chosen there, the contradiction
 * at the current position, and the constraint graph and the domains over time.
 */
@NullMarked
package org.cspworkbench.viewer.explore;

import org.jspecify.annotations.NullMarked;
