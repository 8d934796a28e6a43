/**
 * The puzzles that come with the program, for whoever does not want to wait: read from one file,
 * which was made by the generator, and can be made again. Nothing here may know how puzzles are
 * filled and dug.
 */
@NullMarked
package org.cspworkbench.generator.collection;

import org.jspecify.annotations.NullMarked;
