package org.cspworkbench.tiles.draft;

import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.SymmetryClass;

/**
 * Why a symmetry class does not suit the labels of a tile: two orientations that look alike would
 * have different labels on one side.
 *
 * @param symmetry the class
 * @param like the side that appears in the place of the other; the same side if its label must be
 *     its own mirror image
 * @param side the side with the label that does not suit
 * @param label the label of this side
 * @param needed the label that would suit
 */
public record ClassMisfit(
    SymmetryClass symmetry, Side like, Side side, EdgeLabel label, EdgeLabel needed) {}
