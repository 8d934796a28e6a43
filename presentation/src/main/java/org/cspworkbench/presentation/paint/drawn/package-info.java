/**
 * Graphs and trees as they are drawn: what all kinds of them have in common, from the order of
 * painting to what is at a point. What one kind looks like has a package of its own.
 */
@NullMarked
package org.cspworkbench.presentation.paint.drawn;

import org.jspecify.annotations.NullMarked;
