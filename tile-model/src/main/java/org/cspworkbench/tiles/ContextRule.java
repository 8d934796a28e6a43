package org.cspworkbench.tiles;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * A tile that is wanted more, or less, beside tiles of a kind: when a cell is drawn, the weight of
 * the tile is multiplied once for each neighbour of that kind that is already there.
 *
 * @param tile the name of the tile
 * @param kind the kind of the neighbours
 * @param factor what the weight is multiplied by, positive
 */
public record ContextRule(String tile, String kind, double factor) {

  /**
   * Checks the factor.
   *
   * @throws IllegalArgumentException if it is not positive and finite
   */
  public ContextRule {
    checkArgument(
        factor > 0 && factor < Double.POSITIVE_INFINITY, "a weight times %s is no weight", factor);
  }
}
