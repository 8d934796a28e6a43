package org.cspworkbench.sudoku.format;

import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * Writes a grid as people draw it, with lines between the boxes:
 *
 * <pre>{@code
 * 1 . | . .
 * . . | 2 .
 * ----+----
 * . 3 | . .
 * . . | . 4
 * }</pre>
 *
 * <p>Of a jigsaw Sudoku it draws the borders of the regions:
 *
 * <pre>{@code
 * 1 .|. .
 * --  --
 * .|. 2 .
 * …
 * }</pre>
 */
public final class BoxedWriter implements GridWriter {

  @Override
  public String write(Grid grid) {
    Shape shape = grid.shape();
    if (shape.regions().isPresent()) {
      return jigsaw(grid);
    }
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < shape.size(); row++) {
      if (row > 0 && row % shape.boxRows() == 0) {
        appendSeparator(text, shape);
      }
      appendRow(text, grid, row);
    }
    return text.toString();
  }

  private static void appendRow(StringBuilder text, Grid grid, int row) {
    Shape shape = grid.shape();
    for (int column = 0; column < shape.size(); column++) {
      if (column > 0) {
        text.append(column % shape.boxColumns() == 0 ? " | " : " ");
      }
      text.append(Symbols.of(grid.value(shape.cell(row, column))));
    }
    text.append('\n');
  }

  private static void appendSeparator(StringBuilder text, Shape shape) {
    int inner = 2 * shape.boxColumns() + 1; // a box between two bars; the outer ones lack one blank
    int boxesAcross = shape.size() / shape.boxColumns();
    text.append("-".repeat(inner - 1));
    for (int box = 1; box < boxesAcross; box++) {
      text.append('+').append("-".repeat(box < boxesAcross - 1 ? inner : inner - 1));
    }
    text.append('\n');
  }

  private static String jigsaw(Grid grid) {
    Shape shape = grid.shape();
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < shape.size(); row++) {
      if (row > 0) {
        appendBorders(text, shape, row);
      }
      for (int column = 0; column < shape.size(); column++) {
        int cell = shape.cell(row, column);
        boolean border = column > 0 && shape.regionOf(cell) != shape.regionOf(cell - 1);
        text.append(column == 0 ? "" : border ? "|" : " ").append(Symbols.of(grid.value(cell)));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static void appendBorders(StringBuilder text, Shape shape, int row) {
    StringBuilder borders = new StringBuilder();
    for (int column = 0; column < shape.size(); column++) {
      int cell = shape.cell(row, column);
      boolean border = shape.regionOf(cell) != shape.regionOf(cell - shape.size());
      borders.append(border ? "--" : "  ");
    }
    text.append(borders.toString().stripTrailing()).append('\n');
  }
}
