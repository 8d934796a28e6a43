package org.cspworkbench.presentation.paint.board;

import java.util.function.IntUnaryOperator;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;

/**
 * The lines of a grid, in whole pixels: thin ones between cells, heavier ones around boxes and
 * around the grid. Lines are centred on the edges of cells.
 */
final class GridLines {

  private final GridLayout layout;
  private final int boxRows;
  private final int boxColumns;
  private final double thin;
  private final double heavy;

  /** Creates the lines of a grid with boxes of {@code boxRows} × {@code boxColumns} cells. */
  GridLines(GridLayout layout, Look look, int boxRows, int boxColumns) {
    this.layout = layout;
    this.boxRows = boxRows;
    this.boxColumns = boxColumns;
    boolean tiny = layout.side() < 16;
    this.thin = layout.device().whole(look.thinLine());
    this.heavy = layout.device().whole(tiny ? look.boxLine() * 0.8 : look.boxLine());
  }

  void paint(Ink ink) {
    int size = layout.size();
    for (int i = 1; i < size; i++) {
      horizontal(ink, i, thin, Token.GRID_THIN);
      vertical(ink, i, thin, Token.GRID_THIN);
    }
    for (int i = 0; i <= size; i++) {
      if (isHeavy(i, boxRows)) {
        horizontal(ink, i, heavy, Token.GRID_BOX);
      }
      if (isHeavy(i, boxColumns)) {
        vertical(ink, i, heavy, Token.GRID_BOX);
      }
    }
  }

  /** Paints the frame around the grid only. */
  void paintFrame(Ink ink) {
    for (int edge : new int[] {0, layout.size()}) {
      horizontal(ink, edge, heavy, Token.GRID_BOX);
      vertical(ink, edge, heavy, Token.GRID_BOX);
    }
  }

  /** Paints a heavy line between any two neighbouring cells of different regions. */
  void paintBorders(Ink ink, IntUnaryOperator regionOf) {
    int size = layout.size();
    for (int cell = 0; cell < size * size; cell++) {
      int row = cell / size;
      int column = cell % size;
      int region = regionOf.applyAsInt(cell);
      if (column > 0 && regionOf.applyAsInt(cell - 1) != region) {
        border(ink, layout.x(column), layout.y(row), 0, layout.y(row + 1) - layout.y(row));
      }
      if (row > 0 && regionOf.applyAsInt(cell - size) != region) {
        border(ink, layout.x(column), layout.y(row), layout.x(column + 1) - layout.x(column), 0);
      }
    }
  }

  private void border(Ink ink, double x, double y, double width, double height) {
    double half = layout.device().half(heavy);
    ink.fill(new Box(x - half, y - half, width + heavy, height + heavy), Token.GRID_BOX);
  }

  /** Returns the part of a cell that lines do not cover. */
  Box interior(int row, int column) {
    double left = layout.x(column) + after(column, boxColumns);
    double top = layout.y(row) + after(row, boxRows);
    double right = layout.x(column + 1) - before(column + 1, boxColumns);
    double bottom = layout.y(row + 1) - before(row + 1, boxRows);
    return new Box(left, top, right - left, bottom - top);
  }

  private boolean isHeavy(int edge, int box) {
    return edge % box == 0 || edge == layout.size();
  }

  private double width(int edge, int box) {
    return isHeavy(edge, box) ? heavy : thin;
  }

  /** Returns the width of the part of the line at {@code edge} before the edge. */
  private double before(int edge, int box) {
    return layout.device().half(width(edge, box));
  }

  /** Returns the width of the part of the line at {@code edge} after the edge. */
  private double after(int edge, int box) {
    return width(edge, box) - before(edge, box);
  }

  private void horizontal(Ink ink, int row, double width, Token token) {
    Box all = layout.all();
    double over = layout.device().half(heavy);
    double y = layout.y(row) - layout.device().half(width);
    ink.fill(new Box(all.x() - over, y, all.width() + heavy, width), token);
  }

  private void vertical(Ink ink, int column, double width, Token token) {
    Box all = layout.all();
    double over = layout.device().half(heavy);
    double x = layout.x(column) - layout.device().half(width);
    ink.fill(new Box(x, all.y() - over, width, all.height() + heavy), token);
  }
}
