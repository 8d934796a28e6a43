package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.geometry.Point;

/**
 * What a picture is made of, as plain numbers: for whoever draws the same problem by other means
 * than a {@link Picture} does.
 */
public sealed interface Plan {

  /**
   * A square board of cells that each take a value.
   *
   * @param size how many rows and columns it has
   * @param boxRows the rows of a box; the size, if there are no boxes
   * @param boxColumns the columns of a box; the size, if there are no boxes
   * @param candidateColumns how many candidates stand abreast
   * @param labels what is written for each value
   * @param regions the region of each cell, in reading order; empty, if there are boxes
   * @param windows the cells that are shaded
   * @param diagonals the cells of each diagonal that is a unit
   * @param rules what other rules add
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
   * @param size how many rows and columns it has
   */
  record Queens(int size) implements Plan {}

  /**
   * A map.
   *
   * @param width its width, in any unit
   * @param height its height, in the same unit
   * @param regions the region of each variable
   */
  record Map(double width, double height, ImmutableList<Region> regions) implements Plan {}

  /**
   * A region of a map.
   *
   * @param label where its label stands
   * @param outline the corners of its border
   */
  record Region(Point label, ImmutableList<Point> outline) {}

  /**
   * A constraint graph.
   *
   * @param places where each variable stands, in any unit
   * @param edges every two variables that a constraint joins, by index
   */
  record Graph(ImmutableList<Point> places, ImmutableList<ImmutableList<Integer>> edges)
      implements Plan {}

  /**
   * A table: a row for each variable, with its values.
   *
   * @param names the name of each variable, shortened where it is too long for a table
   */
  record Table(ImmutableList<String> names) implements Plan {}
}
