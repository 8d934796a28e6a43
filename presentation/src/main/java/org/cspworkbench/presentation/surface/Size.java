package org.cspworkbench.presentation.surface;

/**
 * A size in whole units.
 *
 * @param width the width
 * @param height the height
 */
public record Size(int width, int height) {}
