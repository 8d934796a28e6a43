package org.cspworkbench.tiles;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.BitSet;

/**
 * The cells that are to be filled: a rectangle, perhaps with cells left out, whose opposite sides
 * may be joined. Cells are numbered row by row from 0. Immutable.
 */
public final class TileGrid {

  /** The greatest width and height. */
  public static final int MAX_SIDE = 512;

  /** Stands for a neighbour that does not exist. */
  public static final int NONE = -1;

  private final int width;
  private final int height;
  private final boolean joinsColumns;
  private final boolean joinsRows;
  private final BitSet omitted;
  private final int[] indexByCell;

  private TileGrid(int width, int height, boolean joinsColumns, boolean joinsRows, BitSet omitted) {
    this.width = width;
    this.height = height;
    this.joinsColumns = joinsColumns;
    this.joinsRows = joinsRows;
    this.omitted = omitted;
    this.indexByCell = new int[width * height];
    int index = 0;
    for (int cell = 0; cell < indexByCell.length; cell++) {
      indexByCell[cell] = omitted.get(cell) ? NONE : index++;
    }
  }

  /**
   * Returns a rectangle of this size.
   *
   * @throws IllegalArgumentException if a side is not 1 to {@value #MAX_SIDE}; the message is a
   *     sentence for users
   */
  public static TileGrid of(int width, int height) {
    checkArgument(
        width >= 1 && width <= MAX_SIDE && height >= 1 && height <= MAX_SIDE,
        "expected a size from 1x1 to %sx%s, found %sx%s",
        MAX_SIDE,
        MAX_SIDE,
        width,
        height);
    return new TileGrid(width, height, false, false, new BitSet());
  }

  /** Returns this grid with the last column beside the first one. */
  public TileGrid withJoinedColumns() {
    return new TileGrid(width, height, true, joinsRows, omitted);
  }

  /** Returns this grid with the last row above the first one. */
  public TileGrid withJoinedRows() {
    return new TileGrid(width, height, joinsColumns, true, omitted);
  }

  /**
   * Returns this grid without these cells.
   *
   * @throws IllegalArgumentException if a cell is outside, or none is left
   */
  public TileGrid without(BitSet cells) {
    checkArgument(cells.length() <= width * height, "cell %s is outside", cells.length() - 1);
    checkArgument(cells.cardinality() < width * height, "no cell is left");
    return new TileGrid(width, height, joinsColumns, joinsRows, (BitSet) cells.clone());
  }

  /** Returns the number of columns. */
  public int width() {
    return width;
  }

  /** Returns the number of rows. */
  public int height() {
    return height;
  }

  /** Returns the number of places, including cells that are left out: width × height. */
  public int size() {
    return width * height;
  }

  /** Returns whether this cell is to be filled. */
  public boolean contains(int cell) {
    return !omitted.get(cell);
  }

  /** Returns the number of cells that are to be filled. */
  public int cells() {
    return size() - omitted.cardinality();
  }

  /**
   * Returns how many cells to fill come before {@code cell}, or {@link #NONE} if it is left out.
   */
  public int indexOf(int cell) {
    return indexByCell[cell];
  }

  /** Returns the column of {@code cell}, from 0. */
  public int column(int cell) {
    return cell % width;
  }

  /** Returns the row of {@code cell}, from 0. */
  public int row(int cell) {
    return cell / width;
  }

  /**
   * Returns the cell on {@code side} of {@code cell}, or {@link #NONE} if the grid ends there or
   * the neighbour is left out.
   */
  public int neighbour(int cell, Side side) {
    int column = column(cell) + side.dx();
    int row = row(cell) + side.dy();
    if (joinsColumns) {
      column = Math.floorMod(column, width);
    }
    if (joinsRows) {
      row = Math.floorMod(row, height);
    }
    boolean isOutside = column < 0 || column >= width || row < 0 || row >= height;
    return isOutside || !contains(row * width + column) ? NONE : row * width + column;
  }

  /** Returns whether the last row is above the first one. */
  public boolean joinsRows() {
    return joinsRows;
  }

  /** Returns text such as {@code 48x32}. */
  @Override
  public String toString() {
    return width + "x" + height;
  }
}
