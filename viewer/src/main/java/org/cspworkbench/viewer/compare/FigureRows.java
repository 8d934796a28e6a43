package org.cspworkbench.viewer.compare;

import org.jspecify.annotations.Nullable;

/** The content of a grid of figures: a row for each contender. Column 0 contains the names. */
public interface FigureRows {

  /** Returns the number of rows. */
  int rowCount();

  /** Returns the number of columns, including that of the names. */
  int columnCount();

  /** Returns a value that differs from the earlier one if the columns have changed. */
  Object columns();

  /** Returns the header of a column. */
  String title(int column);

  /** Returns the tooltip of a header. */
  String titleTip(int column);

  /** Returns the name of a row. */
  String name(int row);

  /** Returns the name of a row where the full name does not fit. */
  default String shortName(int row) {
    return name(row);
  }

  /** Returns the text of a figure, in a column after that of the names. */
  String figure(int row, int column);

  /** Returns whether a figure, in a column after that of the names, is the best of its column. */
  boolean isBest(int row, int column);

  /** Returns whether the run of a row was cut off. */
  default boolean isCutOff(int row) {
    return false;
  }

  /** Returns the tooltip of a cell, or {@code null} if it has none. */
  @Nullable String tip(int row, int column);
}
