package org.cspworkbench.presentation.game;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * Details of a cell.
 *
 * @param shape the layout of the grid
 * @param cell the cell
 * @param value the value; 0 if the cell is empty
 * @param given whether the value is a given
 * @param candidates the values that are not excluded, ascending
 * @param exclusions the reasons why each other value is excluded, ascending; the value of the cell
 *     itself is ignored
 */
public record CellState(
    Shape shape,
    int cell,
    int value,
    boolean given,
    ImmutableList<Integer> candidates,
    ImmutableList<Exclusion> exclusions) {

  /** Returns the details of {@code cell} on {@code sheet}. */
  public static CellState of(Sheet sheet, int cell) {
    Grid grid = sheet.grid();
    ImmutableList<Exclusion> exclusions =
        values(grid.shape())
            .mapToObj(value -> Exclusion.of(sheet, cell, value))
            .flatMap(Optional::stream)
            .collect(ImmutableList.toImmutableList());
    ImmutableList<Integer> candidates =
        values(grid.shape())
            .filter(value -> exclusions.stream().noneMatch(exclusion -> exclusion.value() == value))
            .boxed()
            .collect(ImmutableList.toImmutableList());
    return new CellState(
        grid.shape(), cell, grid.value(cell), grid.isGiven(cell), candidates, exclusions);
  }

  private static IntStream values(Shape shape) {
    return IntStream.rangeClosed(1, shape.size());
  }

  /** Returns the number of the row, from 1. */
  public int row() {
    return shape.row(cell) + 1;
  }

  /** Returns the number of the column, from 1. */
  public int column() {
    return shape.column(cell) + 1;
  }

  /** Returns the number of the box, from 1. */
  public int box() {
    return shape.regionOf(cell) + 1;
  }

  /** Returns why {@code value} is excluded, if it is. */
  public Optional<Exclusion> exclusion(int value) {
    return exclusions.stream().filter(exclusion -> exclusion.value() == value).findFirst();
  }
}
