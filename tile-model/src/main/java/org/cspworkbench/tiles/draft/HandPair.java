package org.cspworkbench.tiles.draft;

import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.TilePair;

/**
 * Two tiles side by side, by name: a pair that is allowed or forbidden whatever the labels are.
 *
 * @param left the name of the tile in the west
 * @param leftLies how it lies
 * @param right the name of the tile in the east
 * @param rightLies how it lies
 */
public record HandPair(String left, Orientation leftLies, String right, Orientation rightLies) {

  static HandPair of(TilePair pair) {
    return new HandPair(
        pair.left().tile().name(),
        pair.left().orientation(),
        pair.right().tile().name(),
        pair.right().orientation());
  }

  boolean names(String tile) {
    return left.equals(tile) || right.equals(tile);
  }

  HandPair renamed(String tile, String newName) {
    return new HandPair(
        left.equals(tile) ? newName : left,
        leftLies,
        right.equals(tile) ? newName : right,
        rightLies);
  }
}
