package org.cspworkbench.tiles;

import java.util.Optional;

/**
 * A tile as it lies in a cell.
 *
 * @param tile the tile
 * @param orientation how it lies
 */
public record OrientedTile(Tile tile, Orientation orientation) {

  /** Returns the labels of its sides as it lies, if it has labels. */
  public Optional<Edges> edges() {
    return tile.edges().map(edges -> edges.in(orientation));
  }

  /** Returns how the same tile lies after {@code change} was done to it. */
  public OrientedTile then(Orientation change) {
    return new OrientedTile(tile, tile.symmetry().canonical(orientation.then(change)));
  }

  /** Returns text such as {@code corner}, {@code corner 90°} or {@code hook mirrored 90°}. */
  @Override
  public String toString() {
    String how = orientation.toString();
    return how.isEmpty() ? tile.name() : tile.name() + " " + how;
  }
}
