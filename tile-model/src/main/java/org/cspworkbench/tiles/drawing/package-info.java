/**
 * How tiles look: outlines of straight lines and curves with colours, or pixels, and the patterns
 * of a sample image that overlap. Nothing is painted or decoded here.
 */
@NullMarked
package org.cspworkbench.tiles.drawing;

import org.jspecify.annotations.NullMarked;
