/**
 * The collection of puzzles that is part of the program, read from one file that the generator can
 * reproduce. This package must not depend on the generation of puzzles.
 */
@NullMarked
package org.cspworkbench.generator.collection;

import org.jspecify.annotations.NullMarked;
