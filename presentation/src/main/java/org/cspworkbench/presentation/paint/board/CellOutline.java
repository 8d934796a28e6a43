package org.cspworkbench.presentation.paint.board;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Line;
import org.cspworkbench.sudoku.Shape;

/** The outline of a set of cells, slightly inside of them, as straight lines along their sides. */
final class CellOutline {

  private static final double INSET = 0.07;

  private final Shape shape;
  private final GridLayout layout;
  private final ImmutableSet<Integer> cells;
  private final double inset;

  /**
   * Creates an outline that is at least {@code clear} inside the cells, off the lines between them.
   */
  CellOutline(Shape shape, GridLayout layout, ImmutableList<Integer> cells, double clear) {
    this.shape = shape;
    this.layout = layout;
    this.cells = ImmutableSet.copyOf(cells);
    this.inset = Math.max(clear, layout.side() * INSET);
  }

  /** Returns the distance from the edges of the cells. */
  double inset() {
    return inset;
  }

  ImmutableList<Line> sides() {
    ImmutableList.Builder<Line> sides = ImmutableList.builder();
    for (int cell : cells) {
      int row = shape.row(cell);
      int column = shape.column(cell);
      Box r = layout.cell(row, column);
      for (int step : new int[] {-1, 1}) {
        if (!holds(row + step, column)) {
          double y = step < 0 ? r.y() + inset : r.bottom() - inset;
          double from = r.x() + end(row, column - 1, row + step, column - 1);
          double to = r.right() - end(row, column + 1, row + step, column + 1);
          sides.add(new Line(from, y, to, y));
        }
        if (!holds(row, column + step)) {
          double x = step < 0 ? r.x() + inset : r.right() - inset;
          double from = r.y() + end(row - 1, column, row - 1, column + step);
          double to = r.bottom() - end(row + 1, column, row + 1, column + step);
          sides.add(new Line(x, from, x, to));
        }
      }
    }
    return sides.build();
  }

  /**
   * Returns where a side ends, measured from the edge of its cell inwards: before the edge at a
   * convex corner, on the edge if the outline continues straight, after the edge at a concave
   * corner.
   *
   * @param row the row of the next cell along the side, with {@code column}
   * @param beyondRow the row of the cell on the outer side of that cell, with {@code beyondColumn}
   */
  private double end(int row, int column, int beyondRow, int beyondColumn) {
    if (!holds(row, column)) {
      return inset;
    }
    return holds(beyondRow, beyondColumn) ? -inset : 0;
  }

  private boolean holds(int row, int column) {
    int size = shape.size();
    return row >= 0
        && row < size
        && column >= 0
        && column < size
        && cells.contains(shape.cell(row, column));
  }
}
