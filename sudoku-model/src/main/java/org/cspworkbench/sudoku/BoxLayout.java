package org.cspworkbench.sudoku;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The units of the plain Sudoku: every row, every column and every rectangular box.
 *
 * <p>Implements {@code equals} and {@code hashCode} itself, because the generated methods of a
 * record take longer at their first use than most puzzles.
 *
 * @param boxRows how many rows a box has
 * @param boxColumns how many columns a box has
 */
record BoxLayout(int boxRows, int boxColumns) {

  int size() {
    return boxRows * boxColumns;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof BoxLayout that
        && boxRows == that.boxRows
        && boxColumns == that.boxColumns;
  }

  @Override
  public int hashCode() {
    return 31 * boxRows + boxColumns;
  }

  /** Returns all rows, then all columns, each from the top left. */
  ImmutableList<Unit> rowsAndColumns() {
    int size = size();
    return ImmutableList.<Unit>builder()
        .addAll(units("row", cell -> cell / size))
        .addAll(units("column", cell -> cell % size))
        .build();
  }

  /** Returns all boxes from the top left. */
  ImmutableList<Unit> boxes() {
    return units("box", this::boxOf);
  }

  /** Returns the box of {@code cell}, from 0. */
  int boxOf(int cell) {
    int boxesAcross = size() / boxColumns;
    return cell / size() / boxRows * boxesAcross + cell % size() / boxColumns;
  }

  private ImmutableList<Unit> units(String kind, IntUnaryOperator numberOfUnit) {
    return IntStream.range(0, size())
        .mapToObj(number -> new Unit(kind + " " + (number + 1), cellsWith(number, numberOfUnit)))
        .collect(ImmutableList.toImmutableList());
  }

  private ImmutableIntArray cellsWith(int number, IntUnaryOperator numberOfUnit) {
    return ImmutableIntArray.copyOf(
        IntStream.range(0, size() * size())
            .filter(cell -> numberOfUnit.applyAsInt(cell) == number));
  }
}
