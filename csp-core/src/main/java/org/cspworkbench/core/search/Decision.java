package org.cspworkbench.core.search;

/**
 * One step from a node of the search tree to a child: x = i, or x ≠ i after x = i has been given
 * its own child. A search that splits domains has halves of them in place of values.
 *
 * @param variable the index of x
 * @param value the index of the value i in the domain of x, or a half, as {@link
 *     org.cspworkbench.core.trace.Halves} has it
 * @param isEqual whether x = i, or x is in the half; otherwise the opposite
 */
public record Decision(int variable, int value, boolean isEqual) {}
