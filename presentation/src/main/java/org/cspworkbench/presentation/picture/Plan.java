package org.cspworkbench.presentation.picture;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.geometry.Point;
import org.cspworkbench.presentation.tile.TileVector;

/** The geometry of a picture as numbers, for renderers other than {@link Picture}. */
public sealed interface Plan {

  /**
   * A square board whose cells each take a value.
   *
   * @param size the number of rows and of columns
   * @param boxRows the number of rows of a box; the size if there are no boxes
   * @param boxColumns the number of columns of a box; the size if there are no boxes
   * @param candidateColumns the number of candidates side by side
   * @param labels the label of each value
   * @param regions the region of each cell, in reading order; empty if there are boxes
   * @param windows the shaded cells
   * @param diagonals the cells of each diagonal that is a unit
   * @param rules the drawing of other rules
   */
  record Board(
      int size,
      int boxRows,
      int boxColumns,
      int candidateColumns,
      ImmutableList<String> labels,
      ImmutableList<Integer> regions,
      ImmutableList<Integer> windows,
      ImmutableList<ImmutableList<Integer>> diagonals,
      RuleDrawing rules)
      implements Plan {}

  /**
   * A chessboard with a queen in each row.
   *
   * @param size the number of rows and of columns
   */
  record Queens(int size) implements Plan {}

  /**
   * A map.
   *
   * @param width the width, in any unit
   * @param height the height, in the same unit
   * @param regions the region of each variable
   */
  record Map(double width, double height, ImmutableList<Region> regions) implements Plan {}

  /**
   * A region of a map.
   *
   * @param label the position of the label
   * @param outline the corners of the border
   */
  record Region(Point label, ImmutableList<Point> outline) {}

  /**
   * A constraint graph.
   *
   * @param places the position of each variable, in any unit
   * @param edges the pairs of variables that a constraint joins, by index
   */
  record Graph(ImmutableList<Point> places, ImmutableList<ImmutableList<Integer>> edges)
      implements Plan {}

  /**
   * A table with a row for each variable and its values.
   *
   * @param names the name of each variable, shortened if it is too long for a table
   */
  record Table(ImmutableList<String> names) implements Plan {}

  /**
   * A grid of tiles.
   *
   * @param columns the number of columns
   * @param rows the number of rows
   * @param cells the cell of each variable, counted row by row
   * @param faces how each value looks
   */
  record Tiles(int columns, int rows, ImmutableList<Integer> cells, ImmutableList<TileVector> faces)
      implements Plan {}
}
