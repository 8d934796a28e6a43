package org.cspworkbench.presentation.surface;

/**
 * A box with round corners.
 *
 * @param box the box
 * @param arc the diameter of the corners
 */
public record RoundBox(Box box, double arc) implements Contour {}
