package org.cspworkbench.tiles;

/**
 * Two tiles side by side.
 *
 * @param left the tile in the west
 * @param right the tile in the east
 */
public record TilePair(OrientedTile left, OrientedTile right) {}
