/**
 * How the values of the cells of tile problems look, the tile problems that come with the program,
 * and what a tile set that is designed is called, tried and undone by. This package reads no files
 * and paints on no surface.
 */
@NullMarked
package org.cspworkbench.presentation.tile;

import org.jspecify.annotations.NullMarked;
