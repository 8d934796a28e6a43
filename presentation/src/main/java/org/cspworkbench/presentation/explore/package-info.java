/**
 * A search tree as it is explored: its visible part, and what is known of its nodes, with the
 * words.
 */
@NullMarked
package org.cspworkbench.presentation.explore;

import org.jspecify.annotations.NullMarked;
