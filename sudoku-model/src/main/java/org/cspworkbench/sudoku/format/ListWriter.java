package org.cspworkbench.sudoku.format;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Grid;

/**
 * Writes a grid as a list of lists of numbers, 0 for an empty cell, on one line: JSON, Python and
 * many others read it.
 */
public final class ListWriter implements GridWriter {

  @Override
  public String write(Grid grid) {
    int size = grid.shape().size();
    return IntStream.range(0, size)
        .mapToObj(row -> row(grid, row))
        .collect(Collectors.joining(", ", "[", "]\n"));
  }

  private static String row(Grid grid, int row) {
    return IntStream.range(0, grid.shape().size())
        .map(column -> grid.value(grid.shape().cell(row, column)))
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(", ", "[", "]"));
  }
}
