/** The tree that a search has walked, read from its tape, and a place on paper for each node. */
@NullMarked
package org.cspworkbench.presentation.tree;

import org.jspecify.annotations.NullMarked;
