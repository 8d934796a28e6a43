package org.cspworkbench.presentation.geometry;

/**
 * How large something is, in whole units.
 *
 * @param width to the right
 * @param height downwards
 */
public record Size(int width, int height) {}
