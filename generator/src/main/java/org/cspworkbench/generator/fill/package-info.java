/**
 * Makes complete grids. What is random depends on the stream of random numbers alone, and nothing
 * here may know of puzzles or difficulty.
 */
@NullMarked
package org.cspworkbench.generator.fill;

import org.jspecify.annotations.NullMarked;
