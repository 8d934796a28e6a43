package org.cspworkbench.tiles;

/** The four sides of a tile, clockwise from the top. */
public enum Side {
  /** The upper side. */
  NORTH(0, -1),
  /** The right-hand side. */
  EAST(1, 0),
  /** The lower side. */
  SOUTH(0, 1),
  /** The left-hand side. */
  WEST(-1, 0);

  private final int dx;
  private final int dy;

  Side(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }

  /** Returns how many columns further the neighbour on this side is: −1, 0 or 1. */
  public int dx() {
    return dx;
  }

  /** Returns how many rows further down the neighbour on this side is: −1, 0 or 1. */
  public int dy() {
    return dy;
  }

  /** Returns the side on which the neighbour touches this one. */
  public Side opposite() {
    return turned(2);
  }

  /** Returns where this side is after {@code quarterTurns} turns of 90° clockwise, 0 to 3. */
  public Side turned(int quarterTurns) {
    Side side = this;
    for (int turn = 0; turn < quarterTurns; turn++) {
      side = side.next();
    }
    return side;
  }

  private Side next() {
    return switch (this) {
      case NORTH -> EAST;
      case EAST -> SOUTH;
      case SOUTH -> WEST;
      case WEST -> NORTH;
    };
  }

  /** Returns where this side is after left and right were exchanged. */
  public Side mirrored() {
    return this == EAST || this == WEST ? opposite() : this;
  }
}
