package org.cspworkbench.presentation.game;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * All there is to know of one cell.
 *
 * @param shape how the cells are laid out
 * @param cell the cell
 * @param value what it holds; 0 if it is open
 * @param given whether that was given
 * @param candidates the values that nothing excludes, ascending
 * @param exclusions why it cannot be each of the others, ascending; its own value is not looked at
 */
public record CellState(
    Shape shape,
    int cell,
    int value,
    boolean given,
    ImmutableList<Integer> candidates,
    ImmutableList<Exclusion> exclusions) {

  /** The state of {@code cell} on {@code sheet}. */
  public static CellState of(Sheet sheet, int cell) {
    Grid grid = sheet.grid();
    ImmutableList<Exclusion> exclusions =
        values(grid.shape())
            .mapToObj(value -> Exclusion.of(sheet, cell, value))
            .flatMap(Optional::stream)
            .collect(ImmutableList.toImmutableList());
    ImmutableList<Integer> candidates =
        values(grid.shape())
            .filter(value -> exclusions.stream().noneMatch(gone -> gone.value() == value))
            .boxed()
            .collect(ImmutableList.toImmutableList());
    return new CellState(
        grid.shape(), cell, grid.value(cell), grid.isGiven(cell), candidates, exclusions);
  }

  private static IntStream values(Shape shape) {
    return IntStream.rangeClosed(1, shape.size());
  }

  /** The number of its row, from 1. */
  public int row() {
    return shape.row(cell) + 1;
  }

  /** The number of its column, from 1. */
  public int column() {
    return shape.column(cell) + 1;
  }

  /** The number of its box, from 1. */
  public int box() {
    return shape.regionOf(cell) + 1;
  }

  /** Why it cannot be {@code value}, if it cannot. */
  public Optional<Exclusion> exclusion(int value) {
    return exclusions.stream().filter(gone -> gone.value() == value).findFirst();
  }
}
