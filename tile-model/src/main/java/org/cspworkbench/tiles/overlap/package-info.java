/**
 * The overlapping model of wave function collapse (Gumin 2016): the small squares of a sample
 * image, of which a larger image of the same kind is made. Colours are numbers; this package
 * decodes no files.
 */
@NullMarked
package org.cspworkbench.tiles.overlap;

import org.jspecify.annotations.NullMarked;
