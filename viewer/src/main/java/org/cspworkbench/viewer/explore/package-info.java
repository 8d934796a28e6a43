/**
 * The search tree, the state at each node, the values that could be chosen there, and the
 * contradiction at the current position.
 */
@NullMarked
package org.cspworkbench.viewer.explore;

import org.jspecify.annotations.NullMarked;
