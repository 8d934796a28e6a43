package org.cspworkbench.sudoku.format;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Candidates;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * Writes a 9×9 grid as a line of a library of positions: what was filled in behind a plus, and the
 * candidates of its empty cells that somebody has struck out. The fields for a technique are empty.
 */
public final class LibraryWriter implements GridWriter {

  private static final int NINE = 9;

  @Override
  public String write(Grid grid) {
    return write(grid, PencilMarks.none(grid.shape()));
  }

  @Override
  public String write(Grid grid, PencilMarks marks) {
    StringBuilder cells = new StringBuilder();
    grid.shape()
        .cells()
        .forEach(
            cell -> {
              boolean filledIn = !grid.isEmpty(cell) && !grid.isGiven(cell);
              cells.append(filledIn ? "+" : "").append(Symbols.of(grid.value(cell)));
            });
    return ":::" + cells + ":" + struckOut(grid, marks) + ":::\n";
  }

  private static String struckOut(Grid grid, PencilMarks marks) {
    if (marks.isEmpty()) {
      return "";
    }
    Shape shape = grid.shape();
    Candidates candidates = Candidates.of(grid);
    return shape
        .cells()
        .filter(grid::isEmpty)
        .boxed()
        .flatMap(
            cell ->
                IntStream.rangeClosed(1, shape.size())
                    .filter(v -> candidates.contains(cell, v) && !marks.contains(cell, v))
                    .mapToObj(v -> "" + v + (shape.row(cell) + 1) + (shape.column(cell) + 1)))
        .collect(Collectors.joining(" "));
  }

  @Override
  public boolean canWrite(Shape shape) {
    return shape == Shape.ofSize(NINE);
  }
}
