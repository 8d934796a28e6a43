/**
 * Graphs and trees as they are drawn: what all have in common, from the order of painting to what
 * is at a point, and the constraint graph, the implication graph of a contradiction with its jump,
 * and the search tree.
 */
@NullMarked
package org.cspworkbench.presentation.paint.graph;

import org.jspecify.annotations.NullMarked;
