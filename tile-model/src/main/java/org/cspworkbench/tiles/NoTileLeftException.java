package org.cspworkbench.tiles;

/** Thrown when the border, bans or fixed tiles leave no tile for a cell: there is no such image. */
public final class NoTileLeftException extends IllegalArgumentException {

  /** No tile is left for {@code cell} of {@code grid}; the message is a sentence for users. */
  public NoTileLeftException(TileGrid grid, int cell) {
    super(
        "no tile is left for column %d of row %d"
            .formatted(grid.column(cell) + 1, grid.row(cell) + 1));
  }
}
