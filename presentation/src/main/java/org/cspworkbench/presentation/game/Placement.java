package org.cspworkbench.presentation.game;

/**
 * A value to place in a cell.
 *
 * @param cell the cell
 * @param value the value
 */
public record Placement(int cell, int value) {}
