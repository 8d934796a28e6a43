package org.cspworkbench.solvers.logic.position;

/**
 * Where a unit crosses another one in several cells.
 *
 * @param other the unit that is crossed
 * @param places the places, in the unit that crosses it, of the cells that both have, one bit each
 */
public record Crossing(House other, int places) {}
