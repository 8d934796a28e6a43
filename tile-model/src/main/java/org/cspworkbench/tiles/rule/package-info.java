/**
 * Rules on several cells of an image: a connected path, the number of tiles of a kind, the length
 * of runs, and symmetry. Each states itself in constraints of the model; how these are solved
 * belongs elsewhere.
 */
@NullMarked
package org.cspworkbench.tiles.rule;

import org.jspecify.annotations.NullMarked;
