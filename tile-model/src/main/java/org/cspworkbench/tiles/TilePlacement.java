package org.cspworkbench.tiles;

import com.google.common.collect.ImmutableSet;

/**
 * Two tiles, and on which side of the first the second stands.
 *
 * @param first a tile
 * @param side the side on which the other stands
 * @param second the other tile
 */
public record TilePlacement(OrientedTile first, Side side, OrientedTile second) {

  /**
   * Returns all placements that come from the pairs by turning and mirroring both tiles together.
   */
  public static ImmutableSet<TilePlacement> of(Iterable<TilePair> pairs) {
    ImmutableSet.Builder<TilePlacement> placements = ImmutableSet.builder();
    for (TilePair pair : pairs) {
      for (Orientation change : Orientation.ALL) {
        OrientedTile left = pair.left().then(change);
        OrientedTile right = pair.right().then(change);
        Side side = change.of(Side.EAST);
        placements.add(new TilePlacement(left, side, right));
        placements.add(new TilePlacement(right, side.opposite(), left));
      }
    }
    return placements.build();
  }

  boolean hasMatchingLabels(EdgeMatching matching) {
    return first.edges().isPresent()
        && second.edges().isPresent()
        && matching.meets(first.edges().get().at(side), second.edges().get().at(side.opposite()));
  }
}
