package org.cspworkbench.core.search;

/**
 * One step from a node of the search tree to a child: x = i, or x ≠ i after x = i has been given
 * its own child.
 *
 * @param variable the index of x
 * @param value the index of the value i in the domain of x
 * @param isEqual whether x = i; otherwise x ≠ i
 */
public record Decision(int variable, int value, boolean isEqual) {}
