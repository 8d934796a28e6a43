/** Files of tile sets: the JSON form that {@code docs/tiles.md} describes. */
@NullMarked
package org.cspworkbench.tiles.format;

import org.jspecify.annotations.NullMarked;
