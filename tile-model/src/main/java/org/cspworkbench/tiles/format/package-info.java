/**
 * Files of tile sets and sample images: the JSON forms that {@code docs/tiles.md} describes, and
 * the XML of WaveFunctionCollapse (Gumin 2016). This package decodes no pictures and opens no
 * files.
 */
@NullMarked
package org.cspworkbench.tiles.format;

import org.jspecify.annotations.NullMarked;
