package org.cspworkbench.sudoku.format;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Grid;

/**
 * Writes a grid as comma-separated values, a line for each row, 0 for an empty cell, and an empty
 * line after it.
 */
public final class CsvWriter implements GridWriter {

  @Override
  public String write(Grid grid) {
    int size = grid.shape().size();
    return IntStream.range(0, size)
        .mapToObj(
            row ->
                IntStream.range(0, size)
                    .map(column -> grid.value(grid.shape().cell(row, column)))
                    .mapToObj(String::valueOf)
                    .collect(Collectors.joining(",")))
        .collect(Collectors.joining("\n", "", "\n\n"));
  }
}
