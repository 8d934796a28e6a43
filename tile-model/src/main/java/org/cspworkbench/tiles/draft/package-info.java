/**
 * Tile sets while they are designed: the draft of a set, why two tiles may or may not stand side by
 * side, and what can go wrong with it. Nothing is painted, decoded or solved here.
 */
@NullMarked
package org.cspworkbench.tiles.draft;

import org.jspecify.annotations.NullMarked;
