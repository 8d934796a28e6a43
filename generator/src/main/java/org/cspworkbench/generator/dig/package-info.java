/**
 * Makes puzzles from complete grids by taking values away while the solution stays the only one.
 * Nothing here may know where the grids come from.
 */
@NullMarked
package org.cspworkbench.generator.dig;

import org.jspecify.annotations.NullMarked;
