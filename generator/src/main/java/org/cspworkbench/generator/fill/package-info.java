/**
 * Generates complete grids. The result depends only on the shape and the stream of random numbers.
 * This package must not depend on puzzles or difficulty.
 */
@NullMarked
package org.cspworkbench.generator.fill;

import org.jspecify.annotations.NullMarked;
