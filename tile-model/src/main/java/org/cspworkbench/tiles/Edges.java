package org.cspworkbench.tiles;

/**
 * The labels on the four sides of a tile. Those in the north and south are read from left to right,
 * those in the east and west from top to bottom.
 *
 * @param north the label above
 * @param east the label on the right
 * @param south the label below
 * @param west the label on the left
 */
public record Edges(EdgeLabel north, EdgeLabel east, EdgeLabel south, EdgeLabel west) {

  /** Returns the label of {@code side}. */
  public EdgeLabel at(Side side) {
    return switch (side) {
      case NORTH -> north;
      case EAST -> east;
      case SOUTH -> south;
      case WEST -> west;
    };
  }

  /** Returns the labels after the tile was laid in {@code orientation}. */
  public Edges in(Orientation orientation) {
    Edges edges = orientation.isMirrored() ? mirrored() : this;
    for (int turn = 0; turn < orientation.quarterTurns(); turn++) {
      edges = edges.turned();
    }
    return edges;
  }

  /** A quarter turn clockwise; what was read downwards is then read from right to left. */
  private Edges turned() {
    return new Edges(west.mirrored(), north, east.mirrored(), south);
  }

  private Edges mirrored() {
    return new Edges(north.mirrored(), /* east= */ west, south.mirrored(), /* west= */ east);
  }
}
