/**
 * Tile sets, the grids that they fill, and both together as a constraint satisfaction problem. This
 * package knows tiles, nothing of solving and nothing of pictures.
 */
@NullMarked
package org.cspworkbench.tiles;

import org.jspecify.annotations.NullMarked;
