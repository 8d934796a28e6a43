package org.cspworkbench.sudoku.format;

import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * Writes a grid with what may still stand in its empty cells, as people exchange positions:
 *
 * <pre>{@code
 * .-----------.----------.
 * | 1     23  | 234  34  |
 * | 34    34  | 1    2   |
 * :-----------+----------:
 * …
 * }</pre>
 *
 * <p>What is noted is written; where nothing is, the candidates that the grid leaves. Beyond 9×9,
 * and where a single candidate would read as a value, they stand in braces. An empty cell without a
 * candidate is a dot.
 */
public final class CandidateWriter implements GridWriter {

  private static final int LARGEST_DIGIT = 9;

  @Override
  public String write(Grid grid) {
    return write(grid, PencilMarks.none(grid.shape()));
  }

  @Override
  public String write(Grid grid, PencilMarks marks) {
    PencilMarks shown = marks.isEmpty() ? PencilMarks.candidatesOf(grid) : marks;
    Shape shape = grid.shape();
    String[] cells = shape.cells().mapToObj(cell -> text(grid, shown, cell)).toArray(String[]::new);
    int[] widths =
        IntStream.range(0, shape.size())
            .map(
                column ->
                    IntStream.range(0, shape.size())
                        .map(row -> cells[shape.cell(row, column)].length())
                        .max()
                        .orElse(1))
            .toArray();
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < shape.size(); row++) {
      if (row % shape.boxRows() == 0) {
        appendLine(text, shape, widths, row == 0 ? '.' : ':', row == 0 ? '.' : '+');
      }
      appendRow(text, shape, widths, cells, row);
    }
    appendLine(text, shape, widths, '\'', '\'');
    return text.append('\n').toString();
  }

  private static String text(Grid grid, PencilMarks marks, int cell) {
    if (!grid.isEmpty(cell)) {
      return String.valueOf(Symbols.of(grid.value(cell)));
    }
    StringBuilder symbols = new StringBuilder();
    for (int value = 1; value <= grid.shape().size(); value++) {
      if (marks.contains(cell, value)) {
        symbols.append(Symbols.of(value));
      }
    }
    if (symbols.isEmpty()) {
      return String.valueOf(Symbols.EMPTY);
    }
    boolean braces = symbols.length() == 1 || grid.shape().size() > LARGEST_DIGIT;
    return braces ? "{" + symbols + "}" : symbols.toString();
  }

  private static void appendRow(
      StringBuilder text, Shape shape, int[] widths, String[] cells, int row) {
    for (int column = 0; column < shape.size(); column++) {
      text.append(column % shape.boxColumns() == 0 ? "| " : " ");
      String cell = cells[shape.cell(row, column)];
      text.append(cell).append(" ".repeat(widths[column] - cell.length() + 1));
    }
    text.append("|\n");
  }

  private static void appendLine(
      StringBuilder text, Shape shape, int[] widths, char end, char crossing) {
    for (int column = 0; column < shape.size(); column++) {
      if (column % shape.boxColumns() == 0) {
        text.append(column == 0 ? end : crossing).append('-');
      } else {
        text.append('-');
      }
      text.append("-".repeat(widths[column] + 1));
    }
    text.append(end).append('\n');
  }
}
