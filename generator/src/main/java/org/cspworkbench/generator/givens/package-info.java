/**
 * Generates puzzles from complete grids by removing values while the solution remains unique. This
 * package must not depend on how the grids are generated.
 */
@NullMarked
package org.cspworkbench.generator.givens;

import org.jspecify.annotations.NullMarked;
