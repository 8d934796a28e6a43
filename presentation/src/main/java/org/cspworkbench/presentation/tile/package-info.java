/**
 * How the values of the cells of tile problems look, and the tile problems that come with the
 * program. This package reads no files and paints on no surface.
 */
@NullMarked
package org.cspworkbench.presentation.tile;

import org.jspecify.annotations.NullMarked;
